import { fault } from './faults.ts';
import { nameOf } from './name-of.ts';

const STATES = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'];
/** What opens a calendar is named by its day as well, which is chosen as it closes. */
const WITH_STATE = STATES.map((state) => `[${state}]:not([aria-haspopup])`).join();

let names = new Map<Element, string>();

/** What has a state, with its name before somebody acts. */
function note(): void {
  names = new Map([...document.querySelectorAll(WITH_STATE)].map((one) => [one, nameOf(one)]));
}

/** A name that changes with the state says it twice, or the contrary of it: "Selected: Dusk, pressed", "Fewer options, expanded". */
const observer = new MutationObserver((records) => {
  for (const target of new Set(records.map((record) => record.target as Element))) {
    const before = names.get(target);
    const now = nameOf(target);
    // What goes on with another thing, such as the entry of a list, has another name and no new state.
    const turned = records.some(
      (one) => one.target === target && target.getAttribute(one.attributeName!) !== one.oldValue,
    );
    if (before !== undefined && turned && before !== now) fault(`A name changes with its state: ${before}, ${now}`);
    if (before !== undefined) names.set(target, now);
  }
});

for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, note, true);
observer.observe(document, { subtree: true, attributes: true, attributeFilter: STATES, attributeOldValue: true });
