import { ecosystem } from '@/content/home/ecosystem';
import { expect, test } from './fixtures';

test('the guarantee is a sentence, and each card leads on @phone', async ({ page }) => {
  for (const { title, text, more } of [ecosystem.agreement, ecosystem.coCreation]) {
    await page.goto('/#eco');
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText(text)).toBeVisible();
    await expect(card.getByRole('definition')).toHaveCount(0);
    await card.getByRole('link', { name: more.title }).click();
    await expect(page).toHaveURL(more.path);
  }
});
