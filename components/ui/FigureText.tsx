import { Clauses } from '@/components/ui/Clauses';
import { Figure } from '@/components/ui/Figure';
import { figuresIn } from '@/lib/typography/figures';

export function FigureText({ text }: { text: string }) {
  return <Clauses text={text} draw={figures} />;
}

function figures(text: string) {
  return figuresIn(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move
    typeof piece === 'string' ? piece : <Figure key={index} {...piece} />,
  );
}
