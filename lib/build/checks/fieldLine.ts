import { parse, parseExpression } from '@babel/parser';

type Expression = ReturnType<typeof parseExpression>;
type Program = ReturnType<typeof parse>['program'];
type Declarations = Map<string, Expression>;

function declarationsOf({ body }: Program): Declarations {
  const found: Declarations = new Map();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) found.set(id.name, init as Expression);
    }
  }
  return found;
}

function literal(node: Expression, declarations: Declarations): Expression {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return literal(node.expression as Expression, declarations);
  }
  const declared = node.type === 'Identifier' && declarations.get(node.name);
  return declared ? literal(declared, declarations) : node;
}

function child(node: Expression, key: PropertyKey) {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)];
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.find((property) => {
    if (property.type !== 'ObjectProperty') return false;
    const name = property.key;
    return (
      (name.type === 'Identifier' && name.name === key) ||
      (name.type === 'StringLiteral' && name.value === key)
    );
  });
}

export function fieldLine(source: string, path: readonly PropertyKey[]): number | undefined {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const declarations = declarationsOf(program);
  const call = [...declarations.values()].find(
    (init) =>
      init.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'defineContent',
  );
  const checked = call?.type === 'CallExpression' ? (call.arguments[1] as Expression) : undefined;
  const content = checked ?? [...declarations.values()].find(({ type }) => type === 'ObjectExpression');
  return content && lineWithin(literal(content, declarations), path, declarations);
}

export function jsonLine(source: string, path: readonly PropertyKey[]) {
  return lineWithin(parseExpression(source), path, new Map());
}

function lineWithin(start: Expression, path: readonly PropertyKey[], declarations: Declarations) {
  let node = start;
  let line = node.loc?.start.line;
  for (const key of path) {
    const next = child(node, key);
    if (!next) break;
    line = next.loc?.start.line;
    node = literal((next.type === 'ObjectProperty' ? next.value : next) as Expression, declarations);
  }
  return line;
}
