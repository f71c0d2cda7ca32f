import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, loadContent } from '@/lib/build/contentModules';
import { fieldName } from '@/lib/content/defineContent';
import { readPublished } from '@/lib/content/publishedLists';
import { valuesIn } from '@/lib/content/valuesIn';

export type Placeholder = { file: string; field: string; value: string };

const RESERVED_HOST = /\.example(?![\w-])/;

type Found = Omit<Placeholder, 'file'>;

function unconfirmed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('value' in value)) return [];
  return value.status === 'placeholder' ? [String(value.value)] : [];
}

function reserved(value: unknown): string[] {
  return typeof value === 'string' && RESERVED_HOST.test(value) ? [value] : [];
}

function foundIn(content: unknown, pick: (value: unknown) => string[]): Found[] {
  return valuesIn(content).flatMap(({ value, path }) =>
    pick(value).map((text) => ({ field: fieldName(path), value: text })),
  );
}

/** An empty list of banners or notices says that there are none; without candidate lines the prober has nothing to choose. */
function withoutLines(value: unknown): Found[] {
  const { domains } = value as { domains?: unknown[] };
  return domains?.length === 0 ? [{ field: 'domains', value: '' }] : [];
}

async function inContent(file: string): Promise<Placeholder[]> {
  const content = await loadContent(file);
  return Object.values(content).flatMap((part) =>
    foundIn(part, unconfirmed).map((found) => ({ file, ...found })),
  );
}

function inData(file: string): Placeholder[] {
  const data = readPublished(file);
  return [...withoutLines(data), ...foundIn(data, reserved)].map((found) => ({ file, ...found }));
}

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
