import type { DocumentContent } from '@/lib/schema/document';
import type { DroneParameter, DronesContent } from '@/lib/schema/drones';
import { fill } from '@/lib/text/fill';

function droneTable({ models, unpublished, comparison }: DronesContent, list: 'basic' | 'flight') {
  const cell = ({ value, version }: DroneParameter) => {
    if (value === null) return '';
    if (value === unpublished) return `${comparison.unpublishedMark}（${version}）`;
    return [value].flat().join('；') + (version ? comparison.versionMark : '');
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
      parameters
        ? {
            ...section,
            table: droneTable(drones, parameters),
            source: fill(section.source ?? '', { marks: drones.comparison.note }),
          }
        : section,
    ),
  }));
  return { ...content, chapters };
}
