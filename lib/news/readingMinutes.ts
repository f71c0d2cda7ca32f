import { toString as textOf } from 'mdast-util-to-string';
import { parseMarkdown } from '@/lib/news/markdown';

export const CHINESE_PER_MINUTE = 400;
export const WORDS_PER_MINUTE = 220;

export function readingMinutes(markdown: string) {
  const text = textOf(parseMarkdown(markdown), { includeImageAlt: false, includeHtml: false });
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(chinese / CHINESE_PER_MINUTE + words / WORDS_PER_MINUTE));
}
