import { type Node, parse } from 'acorn';

/** The year of the language that Chromium 99, Firefox 97 and Safari 15.4 know, but for what is named below. */
const ECMA_VERSION = 2022;

/** What of that year came to Safari in 16.4 only. */
const LATER_SYNTAX: { fault: string; found: (node: Parsed) => boolean }[] = [
  { fault: '类的静态块 static {}', found: ({ type }) => type === 'StaticBlock' },
  { fault: '正则表达式的后行断言 (?<=', found: ({ regex }) => /\(\?<[=!]/.test(regex?.pattern ?? '') },
];

/** What one of these browsers has not at all, by its owner or, where any value may have it, without. */
const LATER_NAMES = new Set(
  [
    'AbortSignal.any AbortSignal.timeout Array.fromAsync Atomics.waitAsync CSS.highlights CSS.registerProperty',
    'Error.isError Intl.DurationFormat Intl.Segmenter Iterator.from Map.groupBy Math.sumPrecise Object.groupBy',
    'Promise.try Promise.withResolvers RegExp.escape Response.json URL.canParse URL.parse',
    'Uint8Array.fromBase64 Uint8Array.fromHex navigator.userAgentData scheduler.postTask scheduler.yield',
    'checkVisibility findLast findLastIndex getOrInsert getOrInsertComputed hidePopover isDisjointFrom',
    'isSubsetOf isSupersetOf isWellFormed moveBefore requestVideoFrameCallback roundRect setHTMLUnsafe',
    'showPopover symmetricDifference throwIfAborted toBase64 toHex togglePopover toReversed toSorted toSpliced',
    'toWellFormed transferToFixedLength',
    'CloseWatcher CompressionStream DecompressionStream Highlight ImageDecoder Iterator OffscreenCanvas Temporal',
    'ToggleEvent URLPattern VideoDecoder cancelIdleCallback cookieStore navigation requestIdleCallback',
  ].flatMap((line) => line.split(' ')),
);

/** As far as this file reads the tree. */
type Parsed = Node & {
  name?: string;
  value?: unknown;
  regex?: { pattern: string };
  computed?: boolean;
  object?: Parsed;
  property?: Parsed;
  key?: Parsed;
  callee?: Parsed;
  left?: Parsed;
  block?: Parsed;
};

type Place = { node: Parsed; parent?: Parsed; tried: boolean };

function isNode(value: unknown): value is Parsed {
  return typeof (value as Parsed | null)?.type === 'string';
}

function placesOf(root: Parsed): Place[] {
  const places: Place[] = [{ node: root, tried: false }];
  for (const { node, tried } of places) {
    for (const child of Object.values(node).flat()) {
      if (isNode(child)) places.push({ node: child, parent: node, tried: tried || child === node.block });
    }
  }
  return places;
}

/** The names that a node stands for: "any" and "Promise.any" for Promise.any. */
function namesOf({ type, name = '', computed, object, property, key, value }: Parsed) {
  const own = property?.name ?? '';
  if (type === 'MemberExpression' && !computed)
    return [own, `${object?.name ?? object?.property?.name}.${own}`];
  if (type === 'Property' || type === 'MethodDefinition') return [key?.name ?? ''];
  if (type === 'Identifier') return [name];
  return type === 'Literal' && typeof value === 'string' ? [value] : [];
}

/** Whether a node is called or reached into, which fails where it is missing; else it is asked for, or defined. */
function isUse({ node, parent, tried }: Place) {
  return !tried && (parent?.callee === node || parent?.object === node);
}

function isDefinition({ node, parent }: Place) {
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}

function isNameOnly({ node, parent }: Place) {
  return !parent?.computed && (parent?.property === node || parent?.key === node);
}

export type ScriptReport = {
  /** What stops the whole script. */
  syntax: string[];
  /** Later names that it uses without asking whether they are there. */
  used: string[];
  /** Later names that it defines where they are missing. */
  defined: string[];
};

/** Reads a script as the oldest browsers of package.json's browserslist would. */
export function readScript(source: string, sourceType: 'script' | 'module' = 'script'): ScriptReport {
  let places: Place[];
  try {
    places = placesOf(parse(source, { ecmaVersion: ECMA_VERSION, sourceType }) as Parsed);
  } catch (error) {
    return { syntax: [(error as Error).message], used: [], defined: [] };
  }
  const syntax = LATER_SYNTAX.filter(({ found }) => places.some(({ node }) => found(node)));
  const named = places.filter((place) => !isNameOnly(place));
  const names = (wanted: (place: Place) => boolean) =>
    new Set(named.filter(wanted).flatMap(({ node }) => namesOf(node)));
  const asked = names((place) => !isUse(place));
  const used = [...names(isUse)].filter((name) => LATER_NAMES.has(name));
  return {
    syntax: syntax.map(({ fault }) => fault),
    used: used.filter((name) => !asked.has(name.split('.').at(-1) ?? '')),
    defined: [...names(isDefinition)].filter((name) => LATER_NAMES.has(name)),
  };
}
