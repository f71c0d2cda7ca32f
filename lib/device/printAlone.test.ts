import { printAlone } from '@/lib/device/printAlone';

const notPrinted = () => [...document.querySelectorAll('[data-not-printed]')].map(({ id }) => id);

it('leaves out what stands around a section while it prints, and what was never printed for good', () => {
  document.body.innerHTML =
    '<p id="menu" data-not-printed></p><main><b id="before"></b><i id="part"></i></main>';
  const printed = jest.fn();
  window.print = () => printed(notPrinted());
  printAlone(document.getElementById('part') as Element);
  expect(printed).toHaveBeenCalledWith(['menu', 'before']);
  window.dispatchEvent(new Event('afterprint'));
  expect(notPrinted()).toEqual(['menu']);
});
