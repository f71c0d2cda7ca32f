import { Chapter } from '@/components/ui/chapters/Chapter';
import { Icon } from '@/components/ui/Icon';
import { JsonLd } from '@/components/ui/JsonLd';
import { TextLink } from '@/components/ui/TextLink';
import type { AnsweredQuestion, GuideContent } from '@/lib/schema/guide';
import { faqPage } from '@/lib/seo/structuredData';
import classes from './Questions.module.css';

type QuestionsProps = {
  content: Pick<GuideContent['questions'], 'title' | 'lead'>;
  questions: readonly AnsweredQuestion[];
};

export function Questions({ content: { title, lead }, questions }: QuestionsProps) {
  return (
    <Chapter id="questions" title={title} lead={lead}>
      <JsonLd graph={[faqPage(questions)]} />
      <div className={classes.list}>
        {questions.map(({ id, question, answer, links }) => (
          <details key={id} className={classes.question}>
            <summary className={classes.summary} data-clauses data-hover>
              <h3 data-type="lead">{question}</h3>
              <Icon name="chevronDown" />
            </summary>
            {/* Inside, so that browsers open the question on the way to it. */}
            <div id={id} className={classes.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {links.map((link) => (
                <TextLink key={link.path} href={link.path}>
                  {link.title}
                </TextLink>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Chapter>
  );
}
