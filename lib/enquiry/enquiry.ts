/** The first five are the case categories of the home page, by the same names in the address. */
export const SCENES = [
  'agriculture',
  'forestry',
  'logistics',
  'safety',
  'droneNestService',
  'route',
  'other',
] as const;
export type Scene = (typeof SCENES)[number];

export const AMOUNTS = ['mu', 'patrol', 'kg', 'km', 'points'] as const;
export type AmountField = (typeof AMOUNTS)[number];

/** In the order of the form. */
export const FIELDS = [
  'scene',
  'province',
  'place',
  ...AMOUNTS,
  'date',
  'site',
  'name',
  'phone',
  'mailbox',
] as const;
export type Field = (typeof FIELDS)[number];
/** What a problem can stand beside. */
export type Asked = Field | 'consent';

/** As it was written. */
export type Typed = Record<Field, string>;

export const NOTHING_TYPED = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Typed;

const AMOUNTS_OF: Record<Scene, readonly AmountField[]> = {
  agriculture: ['mu'],
  forestry: ['patrol'],
  logistics: ['kg', 'km'],
  safety: ['points'],
  droneNestService: ['points'],
  route: ['km'],
  other: [],
};

/** What is asked of the extent depends on the scene. */
export function amountsOf(scene: string): readonly AmountField[] {
  return isScene(scene) ? AMOUNTS_OF[scene] : [];
}

export function isScene(text: string): text is Scene {
  return SCENES.some((scene) => scene === text);
}

export function isAmount(field: Asked): field is AmountField {
  return AMOUNTS.some((amount) => amount === field);
}
