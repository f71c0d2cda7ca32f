import { keepDraft, keptDraft } from '@/lib/enquiry/draft';
import { NOTHING_TYPED } from '@/lib/enquiry/enquiry';

beforeEach(() => sessionStorage.clear());

test('what was typed is kept in the tab and not on the device, and nothing of an empty form', () => {
  keepDraft({ ...NOTHING_TYPED, name: '张三' });
  expect(keptDraft()).toEqual({ ...NOTHING_TYPED, name: '张三' });
  expect(localStorage).toHaveLength(0);
  keepDraft(NOTHING_TYPED);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '[1]', '"x"', '{"name":5,"evil":"x","__proto__":"x"}'])(
  'what is spoilt (%s) is as good as nothing',
  (kept) => {
    sessionStorage.setItem('enquiry', kept);
    expect(keptDraft()).toEqual(NOTHING_TYPED);
  },
);

test('a draft of the former form, with a province and amounts of its own, is taken over', () => {
  const same = { scene: 'logistics', name: '张三' };
  const former = { ...same, province: '湖南省', place: '汉寿县', kg: '2吨', km: '３' };
  sessionStorage.setItem('enquiry', JSON.stringify(former));
  expect(keptDraft()).toEqual({ ...NOTHING_TYPED, ...same, place: '湖南省汉寿县', size: '2吨，３ km' });
});

test('storage that is refused or full disturbs nobody', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(() => keepDraft({ ...NOTHING_TYPED, name: '张三' })).not.toThrow();
  expect(keptDraft()).toEqual(NOTHING_TYPED);
});
