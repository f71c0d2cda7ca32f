import { ecosystem } from '@/content/home/ecosystem';
import { policies } from '@/content/policies';
import { expect, test } from './fixtures';

test('the policies of the one list stand in the card by date, the guarantee is a sentence @phone', async ({
  page,
}) => {
  const { title, agreement } = ecosystem;
  await page.goto('/#eco');
  const list = page.getByRole('region', { name: title }).getByRole('list').last();
  await expect(list.getByRole('listitem')).toHaveText(
    policies.filter(({ onHome }) => onHome).map(({ date, document }) => date + document),
  );
  const card = page.getByRole('article', { name: agreement.title });
  await expect(card.getByText(agreement.text)).toBeVisible();
  await expect(card.getByRole('definition')).toHaveCount(0);
  await card.getByRole('link', { name: agreement.more.title }).click();
  await expect(page).toHaveURL(agreement.more.path);
});
