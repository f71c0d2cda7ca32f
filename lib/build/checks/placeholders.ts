import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, loadContent } from '@/lib/build/contentModules';
import { fieldName } from '@/lib/content/defineContent';
import { readPublished } from '@/lib/content/publishedLists';
import { valuesIn } from '@/lib/content/valuesIn';

type Placeholder = { file: string; field: string; value: string };

const RESERVED_HOST = /\.example(?![\w-])/;

function isUnconfirmed(value: unknown): value is { value: unknown } {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'placeholder';
}

function shown(value: unknown) {
  return value instanceof Object && !Array.isArray(value) ? JSON.stringify(value) : String(value);
}

async function inContent(file: string): Promise<Placeholder[]> {
  return Object.values(await loadContent(file))
    .flatMap((content) => valuesIn(content))
    .flatMap(({ value, path }) =>
      isUnconfirmed(value) ? { file, field: fieldName(path), value: shown(value.value) } : [],
    );
}

/** Banners and notices may be empty lists; an empty list of API servers is a placeholder. */
function inData(file: string): Placeholder[] {
  return valuesIn(readPublished(file).json).flatMap(({ value, path }) => {
    const field = fieldName(path);
    if (field === 'domains' && Array.isArray(value) && !value.length) return { file, field, value: '' };
    return typeof value === 'string' && RESERVED_HOST.test(value) ? { file, field, value } : [];
  });
}

export async function findPlaceholders(content = contentFiles(), dataFolder = 'public') {
  const lists = await Promise.all(content.map(inContent));
  const data = readdirSync(dataFolder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return [...lists.flat(), ...data.flatMap((name) => inData(join(dataFolder, name)))];
}
