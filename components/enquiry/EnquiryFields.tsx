import { Checkbox } from '@mantine/core';
import { SceneChoice } from '@/components/enquiry/SceneChoice';
import { TextField } from '@/components/enquiry/TextField';
import { SiteLink } from '@/components/ui/SiteLink';
import { problemText } from '@/lib/enquiry/check';
import { fieldId, fieldsOf, isScene } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import consentClasses from './Consent.module.css';
import classes from './EnquiryForm.module.css';

export function EnquiryFields({ state, words }: { state: EnquiryState; words: EnquiryWords }) {
  const { typed, consent, shown, stage, write, agree } = state;
  const { fields } = words;
  const error = (asked: Parameters<typeof shown>[0]) => {
    const problem = shown(asked);
    return problem && problemText(asked, problem, typed, words);
  };
  const scene = isScene(typed.scene) ? typed.scene : 'other';
  const text = { state, words };
  return (
    <div inert={stage.kind === 'sending'} className={classes.fields}>
      <SceneChoice
        label={fields.scene.label}
        scenes={words.scenes}
        chosen={typed.scene}
        error={error('scene')}
        onChoose={(scene) => write('scene', scene)}
      />
      <TextField field="place" {...text} withAsterisk isWide />
      <TextField field="size" {...text} isOptional placeholder={words.sizes[scene]} />
      <TextField field="date" {...text} isOptional type="date" min={state.today} />
      {fieldsOf(typed.scene).includes('crop') && <TextField field="crop" {...text} isOptional isWide />}
      <TextField field="site" {...text} isOptional isWide rows={3} />
      <TextField field="name" {...text} withAsterisk autoComplete="name" isWide />
      <TextField field="phone" {...text} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField field="mailbox" {...text} inputMode="email" autoComplete="email" autoCapitalize="none" />
      <p className={classes.either} data-type="label">
        {words.either}
      </p>
      <Checkbox
        id={fieldId('consent')}
        label={
          <>
            {words.consent.before}
            <SiteLink href="/privacy/" newTab className={consentClasses.link} data-links>
              {words.consent.link}
            </SiteLink>
            {words.consent.after}
          </>
        }
        checked={consent}
        error={error('consent')}
        aria-invalid={error('consent') ? true : undefined}
        classNames={consentClasses}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
    </div>
  );
}
