import type { Field } from '@sveltia/cms';
import { z } from 'zod';

type FieldSchema = z.core.JSONSchema.BaseSchema & {
  errorMessage?: string;
  picture?: true;
  multiline?: true;
};

const DAY = 'YYYY-MM-DD';
/** The time zone of dates. */
const READERS_ZONE = 'Asia/Shanghai';

const MATCHES_NO_PATTERN = '\0';

/** The JSON Schema; each pattern carries the message of a value that does not match. */
export function toJsonSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      jsonSchema.errorMessage = z.safeParse(zodSchema, MATCHES_NO_PATTERN).error?.issues[0]?.message;
    },
  }) as FieldSchema;
}

function textWidget(value: FieldSchema) {
  const { minLength = 0, maxLength, pattern: form, errorMessage = '' } = value;
  const pattern: { pattern?: [string, string] } = form ? { pattern: [form, errorMessage] } : {};
  if (value.enum) return { widget: 'select' as const, options: value.enum as string[] };
  if (value.format === 'date') {
    return { widget: 'datetime' as const, type: 'date' as const, format: DAY, input_timezone: READERS_ZONE };
  }
  if (value.picture) return { widget: 'image' as const, choose_url: false, ...pattern };
  const widget = value.multiline ? ('text' as const) : ('string' as const);
  // A minimum of one character is expressed by `required`.
  const minlength = minLength > 1 ? minLength : undefined;
  return { widget, use_emoji_autocomplete: false, minlength, maxlength: maxLength, ...pattern };
}

function listWidget({ items, minItems, maxItems }: FieldSchema) {
  const item = items as FieldSchema;
  const shape = { widget: 'list' as const, min: minItems, max: maxItems };
  if (item.type !== 'object') return { ...shape, field: field('item', item, true) };
  const fields = fieldsOf(item);
  return { ...shape, fields, collapsed: 'auto' as const, summary: `{{fields.${fields[0]?.name}}}` };
}

function widget(value: FieldSchema) {
  if (value.type === 'array') return listWidget(value);
  return value.type === 'boolean' ? { widget: 'boolean' as const } : textWidget(value);
}

function field(name: string, value: FieldSchema, required: boolean): Field {
  const { title, description, default: initial } = value;
  const common = { name, label: title, hint: description, required, default: initial };
  // Drops undefined values, as the configuration file does.
  return JSON.parse(JSON.stringify({ ...common, ...widget(value) }));
}

export function fieldsOf({ properties = {}, required = [] }: FieldSchema): Field[] {
  return Object.entries(properties).map(([name, value]) =>
    field(name, value as FieldSchema, required.includes(name)),
  );
}

export function rootList(list: FieldSchema): Field[] {
  return [{ ...field('list', list, false), root: true } as Field];
}
