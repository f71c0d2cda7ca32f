import type { Field } from '@sveltia/cms';
import { z } from 'zod';

type Told = z.core.JSONSchema.BaseSchema & {
  errorMessage?: string;
  picture?: true;
  multiline?: true;
};

const DAY = 'YYYY-MM-DD';
/** Where a day begins for the readers. */
const READERS_ZONE = 'Asia/Shanghai';

/** What fits no pattern. */
const MISFIT = '\0';

/** A schema as data; with each pattern goes what it says of a value that does not fit. */
export function told(schema: z.ZodType): Told {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      jsonSchema.errorMessage = z.safeParse(zodSchema, MISFIT).error?.issues[0]?.message;
    },
  }) as Told;
}

/** That there is something at all is told by whether it is required. */
function limits({ minLength = 0, maxLength }: Told) {
  return { minlength: minLength > 1 ? minLength : undefined, maxlength: maxLength };
}

function pattern({ pattern: form, errorMessage = '' }: Told): { pattern?: [string, string] } {
  return form ? { pattern: [form, errorMessage] } : {};
}

function textWidget(value: Told) {
  if (value.enum) return { widget: 'select' as const, options: value.enum as string[] };
  if (value.format === 'date') {
    return { widget: 'datetime' as const, type: 'date' as const, format: DAY, input_timezone: READERS_ZONE };
  }
  if (value.picture) return { widget: 'image' as const, choose_url: false, ...pattern(value) };
  const widget = value.multiline ? ('text' as const) : ('string' as const);
  return { widget, use_emoji_autocomplete: false, ...limits(value), ...pattern(value) };
}

function listWidget({ items, minItems, maxItems }: Told) {
  const item = items as Told;
  const shape = { widget: 'list' as const, min: minItems, max: maxItems };
  if (item.type !== 'object') return { ...shape, field: field('item', item, true) };
  const fields = fieldsOf(item);
  return { ...shape, fields, collapsed: 'auto' as const, summary: `{{fields.${fields[0]?.name}}}` };
}

function widget(value: Told) {
  if (value.type === 'array') return listWidget(value);
  if (value.type === 'boolean') return { widget: 'boolean' as const };
  return textWidget(value);
}

function field(name: string, value: Told, required: boolean): Field {
  const { title, description, default: initial } = value;
  const common = { name, label: title, hint: description, required, default: initial };
  // Without what is undefined, as the file of the configuration will be.
  return JSON.parse(JSON.stringify({ ...common, ...widget(value) }));
}

export function fieldsOf({ properties = {}, required = [] }: Told): Field[] {
  return Object.entries(properties).map(([name, value]) =>
    field(name, value as Told, required.includes(name)),
  );
}

export function rootList(name: string, list: Told): Field[] {
  return [{ ...field(name, list, false), root: true } as Field];
}
