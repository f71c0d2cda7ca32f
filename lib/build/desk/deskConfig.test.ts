/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import Ajv from 'ajv';
import type { z } from 'zod';
import { deskConfig } from '@/lib/build/desk/deskConfig';
import { deskContent } from '@/lib/build/desk/deskFolder';
import { articleBodySchema, articleIdSchema, frontMatterSchema } from '@/lib/schema/news';
import { announcementsSchema, bannersSchema, candidatesSchema } from '@/lib/schema/published';
import type { Editing } from '@/lib/schema/site';

const GITEA: Editing = {
  backend: 'gitea',
  repo: 'owner/site',
  branch: 'main',
  base_url: 'https://git.example.cn',
  app_id: '',
};

const SIGN_IN = 'https://auth.example.cn';

type Field = Record<string, unknown> & { name: string; fields?: Field[]; field?: Field };
type Config = CmsConfig & { backend: Record<string, unknown> };

async function config(editing?: Editing) {
  const { messages, categories } = await deskContent();
  return deskConfig({ messages, categories, siteUrl: 'https://site.test', editing }) as Config;
}

async function newsFields() {
  const { collections = [] } = await config();
  const [news] = collections as { fields: Field[] }[];
  return news?.fields ?? [];
}

async function listFields(name: string) {
  const { singletons = [] } = await config();
  return (singletons as Field[]).find((file) => file.name === name)?.fields ?? [];
}

/** Whether a schema takes a value, as far as one value alone can tell. */
function takes(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).success;
}

function expectMost(schema: z.ZodType, list: Field | undefined, entry: unknown) {
  const entries = (more: number) => Array(Number(list?.max) + more).fill(entry);
  expect([takes(schema, entries(0)), takes(schema, entries(1))]).toEqual([true, false]);
}

/** Holds each limit of a field against what the schema itself takes just within it and just beyond. */
function expectLimitsOf(schema: z.ZodType, { minlength, maxlength, max, required, options }: Field) {
  const text = (length: unknown) => '长'.repeat(Number(length));
  expect(takes(schema, undefined)).toBe(!required);
  if (minlength) {
    expect(takes(schema, text(minlength))).toBe(true);
    expect(takes(schema, text(Number(minlength) - 1))).toBe(false);
  }
  if (maxlength && takes(schema, text(maxlength))) {
    expect(takes(schema, text(Number(maxlength) + 1))).toBe(false);
  }
  if (options) expect((options as string[]).every((option) => takes(schema, option))).toBe(true);
  if (max) expect(takes(schema, Array(Number(max) + 1).fill('x'))).toBe(false);
}

test('the configuration is what Sveltia’s own schema asks for, here and online', async () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const wrong = { ...(await config()), collection: [] };
  expect(validate(wrong)).toBe(false);
  for (const editing of [undefined, GITEA, { ...GITEA, backend: 'gitlab' as const, app_id: 'x' }]) {
    validate(await config(editing));
    expect(validate.errors).toBeNull();
  }
});

test('every field of an article is on the desk, named and explained, with the limits of its schema', async () => {
  const { categories } = await deskContent();
  const { shape } = frontMatterSchema(categories);
  const fields = await newsFields();
  expect(fields.map(({ name }) => name)).toEqual([...Object.keys(shape), 'body']);
  for (const field of fields) {
    expect(field.label).toMatch(/\p{Script=Han}/u);
    expect(field.hint).toMatch(/\p{Script=Han}/u);
    const schema = field.name === 'body' ? articleBodySchema : shape[field.name as keyof typeof shape];
    expectLimitsOf(schema, { required: true, ...field });
  }
  const tags = fields.find(({ name }) => name === 'tags');
  expectLimitsOf(shape.tags.unwrap().element, { name: '', required: true, ...tags?.field });
  const titles = categories.map(({ title }) => title);
  expect(fields.find(({ name }) => name === 'category')?.options).toEqual(titles);
});

test.each([
  ['anno', announcementsSchema],
  ['banner', bannersSchema],
])('%s.json is a list of forms with every field and limit of its schema', async (name, schema) => {
  const [list] = await listFields(name);
  expect(list).toMatchObject({ root: true, widget: 'list' });
  const { shape } = schema.element;
  expect(list?.fields?.map((field) => field.name)).toEqual(Object.keys(shape));
  for (const field of list?.fields ?? []) {
    expect([field.label, field.hint]).toEqual([expect.any(String), expect.any(String)]);
    expectLimitsOf(shape[field.name as keyof typeof shape], field);
  }
  expectMost(schema, list, name === 'anno' ? { title: 'x' } : { pic: '/a.jpg' });
});

test('boce.json is a list of addresses, as many as the site takes', async () => {
  const fields = await listFields('boce');
  const { shape } = candidatesSchema;
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(shape));
  expectMost(shape.domains, fields[0], 'https://a.test');
});

test('a pattern lets through what the schema takes, and says in its words what does not fit', async () => {
  const cover = (await newsFields()).find(({ name }) => name === 'cover');
  const url = (await listFields('anno'))[0]?.fields?.find(({ name }) => name === 'url');
  const line = (await listFields('boce'))[0]?.field;
  const cases = [
    [cover, 'hero/dawn.jpg', '/hero/dawn.jpg', /^应为 content\/media 下的图片/],
    [url, 'mailto:a@b.cn', 'javascript:x', /^应为 http\(s\):\/\/ 地址/],
    [line, 'https://a.test/api', 'https://a.test/?x', /^应为 https:\/\/ 开头的地址/],
  ] as const;
  for (const [field, good, bad, message] of cases) {
    const [form = '', words] = (field?.pattern ?? []) as string[];
    expect([new RegExp(form).test(good), new RegExp(form).test(bad)]).toEqual([true, false]);
    expect(words).toMatch(message);
  }
});

test('the name of a file is asked for by the rule of the loader', async () => {
  const { collections = [] } = await config();
  const [news] = collections as { slug?: { pattern: [string, string]; editable: string[] } }[];
  const { pattern: [form, words] = ['', ''], editable } = news?.slug ?? {};
  for (const id of ['spring-spraying', '春耕', 'A', 'x'.repeat(81)]) {
    expect(new RegExp(form).test(id)).toBe(takes(articleIdSchema, id));
  }
  expect(words).toMatch(/^只能用小写字母/);
  expect(editable).toEqual(['create']);
});

test.each([
  ['github', {}, { auth_methods: ['token'] }],
  ['github', { base_url: SIGN_IN }, { base_url: SIGN_IN, auth_methods: ['oauth', 'token'] }],
  ['gitlab', { app_id: 'x' }, { auth_type: 'pkce', app_id: 'x', auth_methods: ['oauth', 'token'] }],
  ['gitea', { base_url: GITEA.base_url }, { api_root: `${GITEA.base_url}/api/v1`, auth_methods: ['token'] }],
] as const)('on %s with %j editors sign in as that host has it', async (name, own, expected) => {
  const { backend } = await config({ ...GITEA, base_url: '', backend: name, ...own });
  expect(backend).toMatchObject({ name, repo: 'owner/site', branch: 'main', ...expected });
  expect('api_root' in backend).toBe('api_root' in expected);
});
