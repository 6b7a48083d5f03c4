/** What requests may carry, as the official SDK's types list it: `name!` is needed, `name.*` may hold anything. */

/** Form fields as Stripe reads them: `a[b][0]=c` becomes `{a: {b: ['c']}}`. */
export type Form = { [name: string]: Form | string };

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, string | undefined>;
  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...more, message };
  }
}

/** Reads a form-encoded body or query. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter(Boolean);
    let at = form;
    for (const name of path.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Form;
    }
    at[path.at(-1)!] = value;
  }
  return form;
}

/** Reads `a[0]`, `a[1]` as a list. */
export const listOf = (value: Form | string | undefined): Form[] =>
  typeof value === 'object' ? (Object.values(value) as Form[]) : [];

/** @throws StripeRefusal `parameter_unknown`, `parameter_missing` */
export function check(form: Form, spec: string): void {
  const [known, needed] = [new Set<string>(), new Set<string>()];
  for (const word of spec.trim().split(/\s+/)) {
    const name = word.replace('!', '');
    known.add(name);
    if (word.endsWith('!')) needed.add(name);
  }
  for (const name of Object.keys(form)) {
    if (known.has(name)) continue;
    throw new StripeRefusal(400, `Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  }
  for (const name of needed) {
    if (form[name] !== undefined && form[name] !== '') continue;
    throw new StripeRefusal(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
}

/** @throws StripeRefusal if the value is not one of these */
export function checkOne(form: Form, name: string, values: readonly string[]): void {
  const value = form[name];
  if (value === undefined || values.includes(String(value))) return;
  throw new StripeRefusal(400, `Invalid ${name}: must be one of ${values.join(', ')}`, { param: name });
}

/** @throws StripeRefusal if it is no address */
export function checkUrl(form: Form, name: string): void {
  const value = form[name];
  if (value === undefined || (typeof value === 'string' && /^https?:\/\/./.test(value))) return;
  throw new StripeRefusal(400, 'Not a valid URL', { code: 'url_invalid', param: name });
}

export const CUSTOMER = `address balance business_name cash_balance description email expand individual_name invoice_prefix invoice_settings metadata
  name next_invoice_sequence payment_method phone preferred_locales shipping source tax tax_exempt tax_id_data test_clock validate`;

export const SESSION = `adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax billing_address_collection
  branding_settings cancel_url client_reference_id consent_collection currency custom_fields custom_text customer customer_account customer_creation
  customer_email customer_update discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items! locale
  managed_payments metadata mode! name_collection optional_items origin_context payment_intent_data payment_method_collection
  payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion return_url
  saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url!
  tax_id_collection ui_mode wallet_options`;
export const LINE_ITEM = 'adjustable_quantity metadata price! price_data quantity! tax_rates';
export const SUBSCRIPTION_DATA = `application_fee_percent billing_cycle_anchor billing_cycle_anchor_config billing_mode default_tax_rates description
  invoice_settings metadata on_behalf_of pending_invoice_item_interval proration_behavior transfer_data trial_end trial_period_days trial_settings`;

export const UPDATE = `add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_schedules billing_thresholds cancel_at
  cancel_at_period_end cancellation_details collection_method days_until_due default_payment_method default_source default_tax_rates description
  discounts expand invoice_settings items metadata off_session on_behalf_of pause_collection payment_behavior payment_settings
  pending_invoice_item_interval proration_behavior proration_date transfer_data trial_end trial_from_plan trial_settings`;
export const ITEM =
  'billing_thresholds clear_usage current_trial deleted discounts id metadata plan price price_data quantity tax_rates';
/** What an update may carry that waits for its payment (Stripe, "Pending updates"). */
export const PENDING =
  'expand items payment_behavior proration_behavior proration_date billing_cycle_anchor trial_end trial_from_plan off_session';

export const LIST = `automatic_tax collection_method created current_period_end current_period_start customer customer_account expand plan price status
  test_clock ending_before limit starting_after`;
export const SESSIONS = `created customer customer_account customer_details ending_before expand limit payment_intent payment_link starting_after status
  subscription`;
export const INVOICES =
  'collection_method created customer customer_account due_date ending_before expand limit starting_after status subscription';
export const INVOICE_PAYMENTS = 'created ending_before expand invoice limit payment starting_after status';
export const REFUND = `amount charge currency customer expand instructions_email metadata origin payment_intent reason refund_application_fee
  reverse_transfer`;
export const REFUNDS = 'charge created ending_before expand limit payment_intent starting_after';
export const CANCEL = 'cancellation_details expand invoice_now prorate';
export const PORTAL =
  'after_expiration configuration customer! customer_account expand flow_data locale on_behalf_of return_url';
