import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, loadContent } from '@/lib/build/contentModules';
import { readPublished } from '@/lib/content/publishedLists';

export type Placeholder = { file: string; field: string; value: string };

const RESERVED_HOST = /\.example(?![\w-])/;

type Found = Omit<Placeholder, 'file'>;

function childField(field: string, key: string, inList: boolean) {
  if (inList) return `${field}[${key}]`;
  return field ? `${field}.${key}` : key;
}

function walk(
  value: unknown,
  field: string,
  pick: (value: object | string, field: string) => Found[],
): Found[] {
  if (typeof value === 'string') return pick(value, field);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    walk(child, childField(field, key, Array.isArray(value)), pick),
  );
  return [...pick(value, field), ...inside];
}

function unconfirmed(value: object | string, field: string): Found[] {
  if (typeof value === 'string' || !('status' in value) || value.status !== 'placeholder') return [];
  return 'value' in value ? [{ field, value: String(value.value) }] : [];
}

function reserved(value: object | string, field: string): Found[] {
  return typeof value === 'string' && RESERVED_HOST.test(value) ? [{ field, value }] : [];
}

/** An empty list of banners or notices says that there are none; without candidate lines the prober has nothing to choose. */
function withoutLines(value: unknown): Found[] {
  const { domains } = value as { domains?: unknown[] };
  return domains?.length === 0 ? [{ field: 'domains', value: '' }] : [];
}

async function inContent(file: string): Promise<Placeholder[]> {
  const content = await loadContent(file);
  return Object.values(content).flatMap((part) =>
    walk(part, '', unconfirmed).map((found) => ({ file, ...found })),
  );
}

function inData(file: string): Placeholder[] {
  const data = readPublished(file);
  return [...withoutLines(data), ...walk(data, '', reserved)].map((found) => ({ file, ...found }));
}

/** Everything that stands for what only the owner of the site knows, and that the owner has not confirmed yet. */
export async function findPlaceholders(
  content = contentFiles(),
  dataFolder = 'public',
): Promise<Placeholder[]> {
  const data = readdirSync(dataFolder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const lists = await Promise.all(content.map(inContent));
  return [...lists.flat(), ...data.flatMap((name) => inData(join(dataFolder, name)))];
}
