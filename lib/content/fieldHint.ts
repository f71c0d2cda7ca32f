import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Scalar } from 'yaml';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

const DATE_FORM = /^(\d{4})[年/.-](\d{1,2})[月/.-](\d{1,2})日?([ T].*)?$/;

function dateHint(text: string) {
  const [, year, month = '', day = ''] = DATE_FORM.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return written === text ? `没有 ${text} 这一天` : `日期应写作 ${written}`;
}

function coverHint(text: string) {
  if (/^https?:/i.test(text)) {
    return `不能用别的网站的图片，请把它放进 ${MEDIA_FOLDER}/news，写作 news/文件名.jpg`;
  }
  const meant = text.replace(/^\/?(content\/media\/)?/, '').toLowerCase();
  const exists = meant !== text && existsSync(join(MEDIA_FOLDER, meant));
  return exists ? `应为 ${MEDIA_FOLDER} 下的路径，是否想写 ${meant}？` : undefined;
}

export function fieldHint(field: string, { value, comment }: Scalar): string | undefined {
  if (value === null) return comment ? '以 # 开头会被当作没有写，请给整个值加上英文引号' : '不能为空';
  if (field === 'draft') return '应写 true（是草稿）或 false（不是草稿）';
  if (field === 'tags') return '应为列表，写作 [甲, 乙]';
  if (typeof value !== 'string') return '应为文字，请给整个值加上英文引号';
  if (field === 'date') return dateHint(value);
  return field === 'cover' ? coverHint(value) : undefined;
}
