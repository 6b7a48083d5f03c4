/**
 * A ref that keeps an element's height in a variable of the page's style while the element is shown, so that the page ends above it and nothing is covered.
 * @param variable such as `--sr-question`
 */
export function keepHeight(variable: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  };
}
