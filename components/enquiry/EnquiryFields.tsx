import { Checkbox } from '@mantine/core';
import { SceneChoice } from '@/components/enquiry/SceneChoice';
import { TextField, type TextFieldProps } from '@/components/enquiry/TextField';
import { SiteLink } from '@/components/ui/SiteLink';
import { problemText } from '@/lib/enquiry/checkEnquiry';
import { type Field, fieldId, fieldsOf, isScene } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import consentClasses from './Consent.module.css';
import classes from './EnquiryForm.module.css';

const TEXT_FIELDS: Record<Exclude<Field, 'scene'>, Partial<TextFieldProps>> = {
  place: { withAsterisk: true, isWide: true },
  size: { isOptional: true },
  date: { isOptional: true, type: 'date' },
  crop: { isOptional: true, isWide: true },
  site: { isOptional: true, isWide: true, rows: 3 },
  name: { withAsterisk: true, isWide: true, autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  mailbox: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
};

export function EnquiryFields({ state, messages }: { state: EnquiryState; messages: EnquiryMessages }) {
  const { values, consent, shown, stage, write, agree } = state;
  const { fields } = messages;
  const error = (name: Parameters<typeof shown>[0]) => {
    const problem = shown(name);
    return problem && problemText(name, problem, values, messages);
  };
  const scene = isScene(values.scene) ? values.scene : 'other';
  const dynamic: Partial<Record<Field, Partial<TextFieldProps>>> = {
    size: { placeholder: messages.sizes[scene] },
    date: { min: state.today },
  };
  const textFields = fieldsOf(values.scene).filter((field) => field !== 'scene');
  return (
    <div inert={stage.kind === 'sending'} className={classes.fields}>
      <SceneChoice
        label={fields.scene.label}
        scenes={messages.scenes}
        chosen={values.scene}
        error={error('scene')}
        onChoose={(scene) => write('scene', scene)}
      />
      {textFields.map((field) => (
        <TextField
          key={field}
          field={field}
          state={state}
          messages={messages}
          {...TEXT_FIELDS[field]}
          {...dynamic[field]}
        />
      ))}
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
