import { socialImageLines } from '@/lib/seo/socialImageLines';

it.each([
  ['平台动态', ['平台动态']],
  ['引领低空经济，重塑产业未来', ['引领低空经济，', '重塑产业未来']],
  ['吊运 50 到 300 公斤，先算清楚四笔账', ['吊运 50 到 300 公斤，', '先算清楚四笔账']],
  ['三十米、五十公里、两千米：读懂农用类别', ['三十米、五十公里、', '两千米：读懂农用类别']],
  ['白皮书、机巢服务包、商业计划书', ['白皮书、机巢服务包、', '商业计划书']],
])('breaks %s where a clause ends', (title, lines) => {
  expect(socialImageLines(title).lines).toEqual(lines);
});

it('sets a short title larger than a long one, and loses no character of the longest', () => {
  const longest = '关于《无人驾驶航空器飞行管理暂行条例》施行后各地审批的变化';
  const { lines, size } = socialImageLines(longest);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(longest);
  expect(size).toBeLessThan(socialImageLines('平台动态').size);
});

it('starts no line with a mark that closes, and ends none with one that opens', () => {
  for (const line of socialImageLines('一二三四五六七八九“十一十二”（十三十四）十五十六十七').lines) {
    expect(line).not.toMatch(/^[”）]|[“（]$/);
  }
});
