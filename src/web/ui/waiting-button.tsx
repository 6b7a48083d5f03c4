import type { ComponentProps } from 'react';

/**
 * What the theme makes every button of. One that waits, or cannot be pressed yet, does nothing and says so, but stays where it is for the keyboard: a browser
 * drops the focus of a button that is `disabled` to the top of the page, in the middle of what somebody does (WCAG 2.4.3).
 */
export function WaitingButton({ disabled = false, onClick, type = 'button', ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={disabled || props['aria-disabled'] || undefined}
      onClick={
        disabled
          ? (event) => {
              // A form is submitted by Enter through its button too.
              event.preventDefault();
              event.stopPropagation();
            }
          : onClick
      }
    />
  );
}
