/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateNews } from '@/lib/build/measure/newsGenerator';
import { openNewsroom } from '@/lib/news/newsroom';
import { newsroomOptions } from '@/lib/test/newsroomOptions';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const CATEGORIES = ['政策解读', '产品说明'];
const NEWEST = new Date('2026-07-01T00:00:00Z');

function generated(count: number) {
  const folder = temporaryFolder({});
  generateNews(folder, count, CATEGORIES, NEWEST);
  return folder;
}

function contents(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => name + readFileSync(join(folder, name), 'utf8'));
}

it('makes as many articles as asked for, none of them faulty or in the future', () => {
  const newsroom = openNewsroom(newsroomOptions(generated(50)));
  expect(newsroom.problems()).toEqual([]);
  expect(newsroom.all()).toHaveLength(50);
  expect(newsroom.years().length).toBeGreaterThan(5);
});

it('makes the same articles every time', () => {
  expect(contents(generated(5))).toEqual(contents(generated(5)));
});
