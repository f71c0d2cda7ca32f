import type { DocumentContent } from '@/lib/schema/document';
import type { DroneParameter, DronesContent } from '@/lib/schema/drones';

function droneTable({ models, unpublished, comparison }: DronesContent, list: 'basic' | 'flight') {
  const cell = ({ value, version }: DroneParameter) => {
    if (value === null) return unpublished;
    return [value].flat().join('；') + (version ? `（${version}）` : '');
  };
  const items = models[0]?.[list] ?? [];
  return {
    head: [comparison.item, ...models.map(({ name }) => name)],
    rows: items.map(({ item }, index) => [
      item,
      ...models.flatMap((model) => model[list][index] ?? []).map(cell),
    ]),
  };
}

export function withDroneTables(content: DocumentContent, drones: DronesContent): DocumentContent {
  const chapters = content.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map(({ parameters, ...section }) =>
      parameters ? { ...section, table: droneTable(drones, parameters) } : section,
    ),
  }));
  return { ...content, chapters };
}
