/** What has the focus only in place of something that has gone. */
export const standIn: { element: Element | null } = { element: null };

/** Whether an element has the focus only in place of one that has gone: a new page may take it. */
export const isStandIn = (element: Element | null) => element !== null && element === standIn.element;
