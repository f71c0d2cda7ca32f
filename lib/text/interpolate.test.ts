import { interpolate, unknownNames } from '@/lib/text/interpolate';

const words = {
  counties: '134',
  than: { status: 'placeholder', value: '（与去年相比）' },
  reach: '服务 134 个县',
};

test('what stands in double braces is replaced, wherever it is and as often as it is', () => {
  expect(interpolate('服务 {{counties}} 个县，{{ counties }} 个', words)).toBe('服务 134 个县，134 个');
  expect(interpolate('提升{{than}}', words)).toBe('提升（与去年相比）');
  expect(interpolate('第 {page} 页', words)).toBe('第 {page} 页');
});

test('a name that stands for nothing stays, and is told', () => {
  expect(interpolate('{{county}}', words)).toBe('{{county}}');
  expect(unknownNames('{{reach}}，{{县}}', words)).toEqual([{ name: '县', index: 10 }]);
  expect(unknownNames('{{toString}}', words)).toEqual([{ name: 'toString', index: 0 }]);
});
