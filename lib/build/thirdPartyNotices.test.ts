import { thirdPartyNotices } from '@/lib/build/thirdPartyNotices';
import { dependencies } from '@/package.json';

it('lists the notices of dependencies and of what they need, but of no tool', () => {
  const notices = thirdPartyNotices();
  for (const name of [...Object.keys(dependencies), 'scheduler'])
    expect(notices).toMatch(new RegExp(`^${name} \\d\\S* \\(.+\\)\n\n\\S`, 'm'));
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).not.toMatch(/^(sharp|jest) \d/m);
});
