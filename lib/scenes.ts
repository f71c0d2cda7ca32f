/** The categories of cases, each with an entry in the menu. */
export const CASE_SCENES = ['agriculture', 'forestry', 'logistics', 'safety', 'droneNestService'] as const;
/** What an enquiry may be about; an address asks for one as ?query=. */
export const SCENES = [...CASE_SCENES, 'route', 'other'] as const;
export type Scene = (typeof SCENES)[number];

export const isScene = (text: string): text is Scene => SCENES.some((scene) => scene === text);
