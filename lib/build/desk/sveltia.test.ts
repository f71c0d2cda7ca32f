/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { deskContent } from '@/lib/build/desk/deskFolder';
import { ownAddresses, withTranslations } from '@/lib/build/desk/sveltia';

const FONTS = ['source-sans-3:vf@5.3.0/latin-wght-normal', 'noto-mono@5.3.0/latin-400-normal']
  .concat('material-symbols-outlined:vf@5.3.7/latin-wght-normal')
  .map((font) => `url(https://cdn.jsdelivr.net/fontsource/fonts/${font}.woff2)`);

const STATUS =
  'https://www.githubstatus.com/api/v2/status.json https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7';

const SCRIPT = [...FONTS, '`https://unpkg.com/@sveltia/cms`', '`https://unpkg.com/name`', STATUS].join('\n');

test('every address of a package or font host becomes one of the desk’s own folder', () => {
  const { text, fonts } = ownAddresses(SCRIPT);
  expect(text).not.toMatch(/https:/);
  expect(text).toContain('`/desk/npm/@sveltia/cms`\n`/desk/npm/name`');
  expect(text).toContain('url(/desk/fonts/material-symbols-outlined-latin-wght-normal.woff2)');
  expect([...fonts.keys()]).toContain('@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2');
});

test.each([
  ['the package host', SCRIPT.replaceAll('unpkg.com', 'cdn.test'), /找不到 https:\/\/unpkg\.com\//],
  ['a font', SCRIPT.replace('noto-mono', 'other-mono'), /找不到 字体 noto-mono/],
  ['a status page', SCRIPT.replace('www.githubstatus.com', 'status.test'), /找不到 https:\/\/www\.github/],
  ['one more host', `${SCRIPT} https://esm.sh/x`, /找不到 https:\/\/esm\.sh 的替代/],
])('a version that has changed %s stops the build', (_name, script, message) => {
  expect(() => ownAddresses(script)).toThrow(message);
  expect(() => ownAddresses(script)).toThrow(
    /编辑台：Sveltia CMS [\d.]+ .*请改 lib\/build\/desk\/sveltia\.ts/,
  );
});

test('our words stand only where Sveltia has none in Chinese, under names that it knows', async () => {
  const { translations } = (await deskContent()).messages;
  const words = (language: string) =>
    JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8'));
  const at = (all: unknown, name: string) =>
    name.split('.').reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], all);
  const whole = withTranslations(words('zh-CN'), { ...translations, save: '不用' });
  expect(at(whole, 'save')).toBe('保存');
  for (const [name, text] of Object.entries(translations)) {
    const english = at(words('en-GB'), name);
    expect([name, typeof english, at(whole, name)]).toEqual([name, 'string', text]);
    const filled = (sentence: unknown) =>
      String(sentence)
        .match(/\{\$\w+\}/g)
        ?.sort();
    expect(filled(text)).toEqual(filled(english));
  }
});
