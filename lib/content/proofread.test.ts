import { proofreader } from '@/lib/content/proofread';

const RULE = { except: [], needs: [], once: false };
const rule = (word: string, instead: string, more = {}) => ({ ...RULE, word, instead, ...more });
const dictionary = {
  forbidden: [rule('最', '删去', { except: ['最大抗风', '最后'] })],
  preferred: [
    rule('飞机', '写作“无人机”'),
    rule('120%', '写出条件', { needs: ['保单约定', '为准'], except: ['× 120%'] }),
    rule('证书', '写明哪一种', { needs: ['常规农用|执照'] }),
    rule('以[^，。]{1,9}为准', '一节一次', { once: true }),
    rule('\\p{Script=Han}[A-Za-z]', '空一格'),
  ],
};
const read = proofreader(dictionary);
const messages = (text: string, allowed?: string[], section?: string) =>
  read(text, allowed, section).map(({ severity, message }) => `${severity} ${message}`);

test('each different word is reported once in a paragraph', () => {
  expect(messages('飞机与飞机，用RTK，查App')).toEqual([
    'warning “飞机”：写作“无人机”',
    'warning “用R”：空一格',
    'warning “查A”：空一格',
  ]);
});

test('a word is allowed only in the longer phrases that the dictionary excepts', () => {
  expect(messages('最大抗风 6 m/s，到最后')).toEqual([]);
  expect(messages('最大抗风最好')).toEqual(['error 广告法不许这样说“最”：删去']);
});

test('titles and quotations are skipped, but a single quoted word is not', () => {
  expect(messages('《AI最佳实践》与“在全国范围内最早开展试点”')).toEqual([]);
  expect(messages('“最好”的服务')).toHaveLength(1);
});

test('a word that needs conditions is allowed where all of them stand', () => {
  expect(messages('按市场价的 120% 赔付')).toEqual(['warning “120%”：写出条件']);
  expect(messages('保单约定的减产按 120% 赔付')).toHaveLength(1);
  expect(messages('保单约定的减产按 120% 赔付，以合同为准')).toEqual([]);
  expect(messages('按 120% 赔付', [], '保单约定的减产\n按 120% 赔付\n以合同为准')).toEqual([]);
  expect(messages('赔付 = 亩数 × 120%')).toEqual([]);
});

test('one alternative of a condition is enough', () => {
  expect(messages('飞手持证书')).toEqual(['warning “证书”：写明哪一种']);
  expect(messages('飞手持证书', [], '飞手持证书\n只做常规农用作业')).toEqual([]);
  expect(messages('飞手持证书或执照')).toEqual([]);
});

test('a phrase allowed once in a section is reported if it is repeated', () => {
  expect(messages('范围以协议为准')).toEqual([]);
  expect(messages('范围以协议为准', [], '范围以协议为准\n价格以合同为准')).toEqual([
    'warning “以协议为准”：一节一次',
  ]);
});
