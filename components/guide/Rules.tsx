import { LawLinks } from '@/components/guide/LawLinks';
import { PrintSection } from '@/components/guide/PrintSection';
import { RulesTable } from '@/components/guide/RulesTable';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { Section, SectionHeading } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { Law, RulesContent } from '@/lib/schema/guide/rules';
import { fill } from '@/lib/text/fill';
import { splitLawBrackets } from '@/lib/text/splitLawArticles';
import classes from './Rules.module.css';

export function Rules(content: RulesContent) {
  const { title, lead, notes, glossary, law, checked, checkedLabel, print, rows, ...table } = content;
  const linesOf = (lines: string[] = []) =>
    lines.map((line) => (
      <div key={line}>
        <LawText text={line} law={law} />
      </div>
    ));
  const mergedRows = rows.map(({ title: name, cells }) => ({
    title: name,
    cells: mergedCells(cells).map(({ start, end }) => ({ start, end, text: linesOf(cells[start]) })),
  }));
  return (
    <Section id="rules" tone="mist">
      <div className={classes.root}>
        <SectionHeading id="rules-title" title={title} lead={lead} />
        <RulesTable {...table} title={title} rows={mergedRows} />
        <div data-text="label" data-stack="1" data-above="5" data-measure>
          {notes.map((note) => (
            <p key={note}>
              <LawLinks text={note} law={law} />
            </p>
          ))}
        </div>
        <div className={classes.foot} data-row="6" data-above="5" data-text="small">
          <TextLink link={{ title: law.title, path: law.url }} newTab />
          <Text text={fill(checkedLabel, { date: checked })} />
          <PrintSection>{print}</PrintSection>
        </div>
        <div className={classes.words} data-above="8">
          <PhoneDisclosure heading={<h3 data-text="lead">{glossary.title}</h3>}>
            <dl className={classes.glossary} data-rows data-text="small">
              {glossary.terms.map(({ term, text }) => (
                <div key={term}>
                  <Text as="dt" text={term} />
                  <dd>
                    <LawText text={text} law={law} />
                  </dd>
                </div>
              ))}
            </dl>
          </PhoneDisclosure>
        </div>
      </div>
    </Section>
  );
}

function LawText({ text, law }: { text: string; law: Law }) {
  return splitLawBrackets(text).map((part, index) =>
    index % 2 ? (
      <span key={part} className={classes.articles}>
        <wbr />
        <LawLinks text={part} law={law} />
      </span>
    ) : (
      part && <Text as="span" key={part} text={part} />
    ),
  );
}

function mergedCells(cells: RulesContent['rows'][number]['cells']) {
  const starts = cells.flatMap((cell, index) => (String(cell) === String(cells[index - 1]) ? [] : [index]));
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? cells.length }));
}
