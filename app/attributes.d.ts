import 'react';

type Flag = boolean | '';
type Flags<Name extends string> = Partial<Record<Name, Flag>>;
type TextRole = 'display' | 'title' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'label' | 'figure' | 'stat';

/** The attributes that the style sheets of app/ know. Any other value is a type error. */
declare module 'react' {
  interface DOMAttributes<T>
    extends Flags<'data-accent' | 'data-badge' | 'data-by-clause' | 'data-centered' | 'data-container'>,
      Flags<'data-dashes' | 'data-drawing' | 'data-eyebrow' | 'data-field' | 'data-invisible' | 'data-links'>,
      Flags<'data-measure' | 'data-not-printed' | 'data-nowrap' | 'data-numbered' | 'data-pauses'>,
      Flags<
        'data-printed' | 'data-printed-dark' | 'data-rows' | 'data-ruled' | 'data-scripted' | 'data-section'
      >,
      Flags<'data-spread' | 'data-sticky' | 'data-stretched' | 'data-target' | 'data-unbroken'>,
      Flags<'data-visually-hidden'> {
    'data-text'?: TextRole;
    'data-tone'?: 'paper' | 'mist' | 'ink';
    'data-stack'?: '1' | '2' | '3' | '4' | '5' | '7';
    'data-row'?: '' | '2' | '3' | '4' | '5' | '6';
    'data-beside'?: Flag | '1' | '2' | '3' | '4' | '5';
    'data-gap'?: '7';
    'data-above'?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
    'data-grid'?: '' | '1:1' | '1:1:1' | '4:8' | '5:7' | '7:5';
    'data-reveal'?: 'waiting' | 'shown';
    'data-hover'?: Flag | 'underline';
    'data-tint'?: 'jade' | 'error';
    'data-screen'?: 'from-sm' | 'from-lg' | 'below-lg';
  }
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
