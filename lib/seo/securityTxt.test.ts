import { securityTxt } from '@/lib/seo/securityTxt';

it('names the email address and its own address, and expires within a year', () => {
  expect(securityTxt('https://site.example', 'a@site.example', '2028-02-29').split('\n')).toEqual([
    'Contact: mailto:a@site.example',
    'Expires: 2029-02-27T00:00:00.000Z',
    'Preferred-Languages: zh, en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});
