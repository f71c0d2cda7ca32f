import { FIELDS, type Typed } from '@/lib/enquiry/enquiry';

const UNITS = { mu: '亩', patrol: '亩', kg: 'kg', km: 'km', points: '个' };

/** The fields that a draft or a link fills; older ones name the province and each amount by itself. */
export function typedIn(said: Record<string, unknown>): Partial<Typed> {
  const text = (name: string) => {
    const value = said[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const amounts = Object.entries(UNITS).map(([name, unit]) => text(name).replace(/\p{Nd}$/u, `$& ${unit}`));
  const typed = FIELDS.map((field) => [field, text(field)] as const).concat([
    ['place', text('province') + text('place')],
    ['size', text('size') || amounts.filter(Boolean).join('，')],
  ]);
  return Object.fromEntries(typed.filter(([, value]) => value));
}
