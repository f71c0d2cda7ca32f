import { searchable } from '@/lib/news/searchTerms';

type Folded = {
  text: string;
  /** Where the sign that each folded one comes from begins and ends in the original. */
  starts: number[];
  ends: number[];
};

export function foldText(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let start = 0;
  for (const sign of original) {
    const folded = searchable(sign);
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(start);
      ends.push(start + sign.length);
    }
    text += folded;
    start += sign.length;
  }
  return { text, starts, ends };
}
