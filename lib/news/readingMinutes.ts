import { stripMarkdown } from '@/lib/news/stripMarkdown';

const CHINESE_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

export function readingMinutes(markdown: string) {
  const text = stripMarkdown(markdown);
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(chinese / CHINESE_PER_MINUTE + words / WORDS_PER_MINUTE));
}
