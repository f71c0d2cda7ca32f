export function Figure({ children }: { children: string | number | undefined }) {
  return <span className="figure">{children}</span>;
}

export function ChapterNumber({ index }: { index: number }) {
  return <Figure>{String(index + 1).padStart(2, '0')}</Figure>;
}
