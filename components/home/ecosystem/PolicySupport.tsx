import { Clauses } from '@/components/ui/Clauses';
import { Figure } from '@/components/ui/Figure';
import { TextLink } from '@/components/ui/TextLink';
import type { EcosystemContent } from '@/lib/schema/home/ecosystem';
import classes from './PolicySupport.module.css';

type PolicySupportProps = Pick<EcosystemContent['coCreation'], 'policies' | 'statement' | 'more'>;

export function PolicySupport({ policies, statement, more }: PolicySupportProps) {
  return (
    <>
      <ol className={classes.policies}>
        {policies.map(({ date, text }) => (
          <li key={text} className={classes.policy}>
            <time dateTime={date} data-type="figure">
              <Figure value={date} />
            </time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p data-type="label" className={classes.statement}>
        <Clauses text={statement} />
      </p>
      <div>
        <TextLink href={more.path}>{more.title}</TextLink>
      </div>
    </>
  );
}
