/** Whether this browser has what pdf.js needs and its build for older kernels does not bring along. */
export function canShowDocuments() {
  return (
    typeof Worker === 'function' &&
    typeof ResizeObserver === 'function' &&
    typeof IntersectionObserver === 'function' &&
    typeof ReadableStream === 'function' &&
    typeof WeakRef === 'function' &&
    typeof AbortController === 'function' &&
    typeof Uint8Array.prototype.at === 'function' &&
    typeof Element.prototype.replaceChildren === 'function'
  );
}
