import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import { COLORS } from './colors.ts';
import { WaitingButton } from './ui/waiting-button.tsx';

const dark: MantineColorsTuple = [
  COLORS.text,
  '#d9cee0',
  COLORS.muted,
  COLORS.faint,
  COLORS.line,
  COLORS.raised,
  COLORS.field,
  COLORS.card,
  '#110a17',
  COLORS.ground,
];

const accent: MantineColorsTuple = [
  '#ffe9f5',
  '#ffd0e9',
  '#f9a3d2',
  COLORS.accentText,
  '#ea5aaa',
  '#e4469f',
  COLORS.accent,
  COLORS.accentFill,
  '#b5217a',
  '#961864',
];

const gold: MantineColorsTuple = [
  '#fff8e1',
  '#ffefc2',
  '#fde294',
  '#fad667',
  '#f7cd52',
  COLORS.gold,
  '#e0ae2b',
  '#b98d1c',
  '#8f6c13',
  '#6b500c',
];

const danger: MantineColorsTuple = [
  '#ffe9e9',
  '#ffd1d1',
  '#ffadad',
  COLORS.danger,
  '#f76a75',
  '#e84a5d',
  '#d83a51',
  COLORS.dangerFill,
  '#a8233d',
  '#861a31',
];

/** The preview at the top of a phone's page, 200 by 356 as specified, in CSS pixels: its slot, and the strip that remains when the page is scrolled. */
export const PREVIEW = { width: 200, height: 356, slot: 380, strip: 104 } as const;
/** The least height that a phone's tool has once it is scrolled to, in CSS pixels: otherwise the preview makes room. */
export const TOOL_ROOM = 260;
/** A background's thumbnail, as specified, in CSS pixels. */
export const TILE = { width: 80, height: 142 } as const;

const FONT = 'Inter, system-ui, sans-serif';
const FONT_HEADINGS = '"Playfair Display", Georgia, serif';

/** Height of fields and buttons; a finger needs 44 px. */
const CONTROL = rem(46);
const TOUCH = rem(44);
const field = {
  vars: (_: unknown, { error }: { error?: unknown }) => ({
    wrapper: {
      '--input-height': CONTROL,
      '--input-fz': rem(16),
      ...(!error && { '--input-bd': COLORS.lineStrong }),
    },
  }),
};

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 7,
  colors: { dark, accent, gold, danger },
  white: COLORS.text,
  black: COLORS.ground,
  fontFamily: FONT,
  defaultRadius: 'md',
  radius: { xs: rem(6), sm: rem(8), md: rem(10), lg: rem(16), xl: rem(24) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(21) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.6' },
  headings: {
    fontFamily: FONT_HEADINGS,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.125rem, 1.3rem + 3.2vw, 3.625rem)', lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.625rem, 1.25rem + 1.5vw, 2.375rem)', lineHeight: '1.2' },
      h3: { fontSize: rem(21), lineHeight: '1.3' },
      h4: { fontSize: rem(18), lineHeight: '1.35' },
    },
  },
  defaultGradient: { from: COLORS.accentFill, to: COLORS.accentFillEnd, deg: 100 },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  autoContrast: false,
  // Plain objects: `Button.extend` and the like would load every component named here with the first page.
  components: {
    Button: {
      defaultProps: { size: 'md', component: WaitingButton },
      vars: (_: unknown, { size, variant = 'filled' }: { size?: string; variant?: string }) => ({
        root: {
          ...(size === 'md' && { '--button-height': CONTROL }),
          ...((variant === 'filled' || variant === 'gradient') && { '--button-color': COLORS.onFill }),
        },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', component: WaitingButton } },
    InputWrapper: {
      // If all fields are required, asterisks say nothing; optional fields say so in their label.
      defaultProps: { withAsterisk: false },
      styles: {
        label: { marginBottom: rem(6), color: COLORS.muted, fontSize: rem(14), fontWeight: 500 },
        description: { marginBottom: rem(6), color: COLORS.faint, lineHeight: 1.45 },
        error: { marginTop: rem(6), lineHeight: 1.45 },
      },
    },
    // A Safari-only attribute: switches that have it give haptic feedback.
    Switch: { defaultProps: { switch: '' } },
    Checkbox: {
      defaultProps: { size: 'md' },
      styles: (_: unknown, { error }: { error?: unknown }) => ({
        input: error ? {} : { borderColor: COLORS.lineStrong },
        label: { fontSize: rem(14), lineHeight: 1.5 },
      }),
    },
    Input: { defaultProps: { size: 'md' }, ...field },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--psi-button-size': TOUCH, '--psi-icon-size': rem(20) } }),
    },
    Textarea: { defaultProps: { size: 'md' } },
    // The arrow says nothing.
    Select: { defaultProps: { size: 'md', allowDeselect: false, rightSectionProps: { 'aria-hidden': true } } },
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    Card: { defaultProps: { radius: 'lg', padding: 'lg', withBorder: true, bg: COLORS.card } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        padding: 'lg',
        centered: true,
        overlayProps: { blur: 3 },
        xOffset: 'max(5vw, var(--sr-inset-left), var(--sr-inset-right))',
        yOffset: 'max(5dvh, var(--sr-inset-top), var(--sr-inset-bottom))',
        closeButtonProps: { 'aria-label': 'Close', size: TOUCH, iconSize: rem(20) },
        // It is the dialog's header, not a second one for the page.
        attributes: { header: { role: 'presentation' } },
      },
      styles: {
        title: { fontFamily: FONT_HEADINGS, fontSize: rem(21), fontWeight: 600 },
        content: { border: `${rem(1)} solid ${COLORS.line}` },
      },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close message' } } },
    Alert: { defaultProps: { radius: 'md', variant: 'light' } },
    Badge: { defaultProps: { radius: 'xl' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});

/** The only style for what is chosen: a gold line around its own background. The gradient is only for the screen's one next step. */
const CHOSEN = {
  '--sr-chosen': `color-mix(in srgb, ${COLORS.gold} 13%, ${COLORS.field})`,
  '--sr-chosen-line': COLORS.gold,
  '--sr-chosen-ring': `inset 0 0 0 ${rem(1)} ${COLORS.gold}`,
};

/** What is printed: dark on white, whatever the screen has. */
const PAPER = { '--sr-paper': '#ffffff', '--sr-ink': '#000000' };

/** Our own variables (`--sr-…`) for CSS modules, and Mantine's if its dark defaults differ from ours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--sr-ground': COLORS.ground,
    '--sr-card': COLORS.card,
    '--sr-field': COLORS.field,
    '--sr-raised': COLORS.raised,
    '--sr-line': COLORS.line,
    '--sr-line-strong': COLORS.lineStrong,
    '--sr-text': COLORS.text,
    '--sr-muted': COLORS.muted,
    '--sr-accent': COLORS.accent,
    '--sr-accent-end': COLORS.accentEnd,
    '--sr-accent-text': COLORS.accentText,
    '--sr-gold': COLORS.gold,
    '--sr-danger': COLORS.danger,
    '--sr-success': COLORS.success,
    '--sr-on-fill': COLORS.onFill,
    ...CHOSEN,
    '--sr-gradient': `linear-gradient(100deg, ${COLORS.accentFill}, ${COLORS.accentFillEnd})`,
    '--sr-glow': `radial-gradient(60rem 24rem at 85% -6rem, ${COLORS.accent}3d, transparent 70%)`,
    '--sr-glow-left': `radial-gradient(50rem 30rem at 10% 40%, ${COLORS.accentEnd}29, transparent 70%)`,
    '--sr-spotlight': `radial-gradient(40rem 18rem at 50% -4rem, ${COLORS.accentEnd}5c, transparent 75%)`,
    '--sr-control': CONTROL,
    '--sr-border': `${rem(1)} solid ${COLORS.line}`,
    '--sr-border-strong': `${rem(1)} solid ${COLORS.lineStrong}`,
    '--sr-stage': '#000000',
    ...PAPER,
    '--sr-veil': 'rgb(0 0 0 / 65%)',
    '--sr-lights': `radial-gradient(26% 24% at 62% 32%, ${COLORS.accent}cc, transparent 100%), radial-gradient(30% 30% at 34% 70%, ${COLORS.accentEnd}99, transparent 100%)`,
    '--sr-halo': `0 ${rem(24)} ${rem(90)} ${COLORS.accentEnd}40`,
    '--sr-phone': rem(330),
    '--sr-preview-width': `${PREVIEW.width}px`,
    '--sr-preview-height': `${PREVIEW.height}px`,
    '--sr-preview-slot': `${PREVIEW.slot}px`,
    '--sr-preview-strip': `${PREVIEW.strip}px`,
    '--sr-tile-width': rem(TILE.width),
    '--sr-tile-height': rem(TILE.height),
    '--sr-page': rem(1200),
    '--sr-column': rem(420),
    '--sr-header': rem(68),
    '--sr-motion': '180ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    '--sr-wordmark': rem(25),
    '--sr-wordmark-small': rem(22),
    '--sr-touch': TOUCH,
    '--sr-font-headings': FONT_HEADINGS,
  },
  light: {},
  dark: {
    '--mantine-color-body': COLORS.card,
    '--mantine-color-error': COLORS.danger,
    '--mantine-color-danger-light-color': COLORS.danger,
    '--mantine-color-placeholder': COLORS.faint,
    '--mantine-color-anchor': COLORS.accentText,
    '--mantine-color-dimmed': COLORS.muted,
    '--mantine-color-default-border': COLORS.line,
    '--mantine-color-disabled': COLORS.raised,
    '--mantine-color-disabled-color': COLORS.faint,
    '--mantine-color-disabled-border': COLORS.line,
  },
});
