const PATHS = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  chevronDown: 'M4.5 7.5 10 13l5.5-5.5',
  chevronLeft: 'M12.5 4.5 7 10l5.5 5.5',
  chevronRight: 'M7.5 4.5 13 10l-5.5 5.5',
  chevronUp: 'M4.5 12.5 10 7l5.5 5.5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  download: 'M10 3v10M5.5 9 10 13.5 14.5 9M4 17h12',
  external: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4 15.5 10l-9 6z',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z',
  plus: 'M10 4v12M4 10h12',
  reset: 'M3 10h14M6.5 6.5 3 10l3.5 3.5M13.5 6.5 17 10l-3.5 3.5',
  rotate: 'M15.5 6.5A6.5 6.5 0 1 0 16.5 10M16 2.5v4.2h-4.2',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17 17',
  warning: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 6.2v4.6M10 13.6v.1',
  zoomIn: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17 17M8.5 6v5M6 8.5h5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
