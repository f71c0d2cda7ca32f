/** Gives jsdom, which knows the element but not its methods, a dialog that opens, closes and obeys Escape. */
export function stubDialog() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    this.open = true;
    this.addEventListener('keydown', closeOnEscape);
    this.querySelector<HTMLElement>('button, [href], input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', closeOnEscape);
    this.dispatchEvent(new Event('close'));
  };
}

function closeOnEscape(this: HTMLElement, event: KeyboardEvent) {
  if (event.key === 'Escape') (this as HTMLDialogElement).close();
}
