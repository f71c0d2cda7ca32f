import { Checkbox } from '@mantine/core';
import { SceneChoice } from '@/components/enquiry/SceneChoice';
import { TextField } from '@/components/enquiry/TextField';
import { SiteLink } from '@/components/ui/SiteLink';
import { problemText } from '@/lib/enquiry/checkEnquiry';
import { fieldId, fieldsOf, isScene } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import consentClasses from './Consent.module.css';
import classes from './EnquiryForm.module.css';

export function EnquiryFields({ state, messages }: { state: EnquiryState; messages: EnquiryMessages }) {
  const { values, consent, shown, stage, write, agree } = state;
  const { fields } = messages;
  const error = (name: Parameters<typeof shown>[0]) => {
    const problem = shown(name);
    return problem && problemText(name, problem, values, messages);
  };
  const scene = isScene(values.scene) ? values.scene : 'other';
  const text = { state, messages };
  return (
    <div inert={stage.kind === 'sending'} className={classes.fields}>
      <SceneChoice
        label={fields.scene.label}
        scenes={messages.scenes}
        chosen={values.scene}
        error={error('scene')}
        onChoose={(scene) => write('scene', scene)}
      />
      <TextField field="place" {...text} withAsterisk isWide />
      <TextField field="size" {...text} isOptional placeholder={messages.sizes[scene]} />
      <TextField field="date" {...text} isOptional type="date" min={state.today} />
      {fieldsOf(values.scene).includes('crop') && <TextField field="crop" {...text} isOptional isWide />}
      <TextField field="site" {...text} isOptional isWide rows={3} />
      <TextField field="name" {...text} withAsterisk autoComplete="name" isWide />
      <TextField field="phone" {...text} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField field="mailbox" {...text} inputMode="email" autoComplete="email" autoCapitalize="none" />
      <p className={classes.either} data-type="label">
        {messages.either}
      </p>
      <Checkbox
        id={fieldId('consent')}
        label={
          <>
            {messages.consent.before}
            <SiteLink href="/privacy/" newTab className={consentClasses.link} data-links>
              {messages.consent.link}
            </SiteLink>
            {messages.consent.after}
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
