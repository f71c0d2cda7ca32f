import type { Article } from '@/lib/news/articleFiles';

export function articleWith(fields: Partial<Article>): Article {
  return {
    id: 'law',
    file: '',
    bodyLine: 0,
    body: '',
    title: '法',
    date: '2026-07-01',
    category: '政策解读',
    summary: '摘要',
    coverAlt: '',
    draft: false,
    tags: [],
    ...fields,
  };
}
