import type { ClassForm, ClassFormChange, formFaults } from '../model/class-form.ts';

/** Props of every field of the class. */
export type FieldsProps = {
  form: ClassForm;
  faults: ReturnType<typeof formFaults>;
  change: (values: ClassFormChange) => void;
};
