import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabGroup } from '@/components/home/TabGroup';
import { TextTabs } from '@/components/home/TextTabs';
import { UiProvider } from '@/components/layout/UiProvider';

const tabs = ['p60', 't70'].map((key) => ({ key, title: key.toUpperCase(), panelId: key }));

it('chooses and fades in what is not chosen yet, and nothing when the chosen tab is pressed again', async () => {
  const onChoose = jest.fn();
  render(
    <TabGroup active="p60" onChoose={onChoose}>
      <TextTabs label="机型" tabs={tabs} />
    </TabGroup>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole('tab', { name: 'P60' }));
  await userEvent.keyboard('{Home}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.querySelector('[data-chosen]')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'T70' }));
  expect(onChoose).toHaveBeenCalledWith('t70');
  expect(document.querySelector('[data-chosen]')).not.toBeNull();
});
