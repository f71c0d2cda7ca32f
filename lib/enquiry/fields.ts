import { isScene, type Scene } from '@/lib/scenes';
import type { EnquiryContent, EnquiryMessages } from '@/lib/schema/enquiry';
import { fill } from '@/lib/text/fill';

export const FIELDS = ['scene', 'place', 'size', 'date', 'crop', 'onSite', 'name', 'phone', 'email'] as const;
export type Field = (typeof FIELDS)[number];
export type FieldName = Field | 'consent';

export const fieldId = (name: FieldName) => `enquiry-${name}`;

export type FormValues = Record<Field, string>;

export const EMPTY_VALUES = Object.fromEntries(FIELDS.map((field) => [field, ''])) as FormValues;

export function fieldWords(field: Field, scene: string, { fields, sizes }: EnquiryMessages) {
  return field === 'size' && isScene(scene) ? sizes[scene] : fields[field];
}

export function fieldList({ unscripted, messages: { fields } }: EnquiryContent) {
  return FIELDS.map((field) => {
    const { label, hint } = fields[field];
    return hint ? fill(unscripted.item, { label, hint }) : label;
  });
}

export const CROP_SCENES: readonly string[] = ['agriculture', 'forestry'] satisfies Scene[];

export const fieldsOf = (scene: string) =>
  FIELDS.filter((field) => field !== 'crop' || CROP_SCENES.includes(scene));
