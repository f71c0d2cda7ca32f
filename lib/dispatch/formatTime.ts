/** A minute of the day as hours and minutes. */
export const formatTime = (minute: number) =>
  [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
