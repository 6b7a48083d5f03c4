/**
 * What is said of one family of classes in one language. Every frame puts these in its slots, so each keeps strictly to its form.
 *
 *   thing     one thing you can be with or hold, with its article: 'the hoop'. Absent where the family says nothing of it ('Beginners')
 *   moves     nouns in the plural that are done in every such class: '{moves} and {moves}', 'all about {moves}'
 *   verbs     imperatives: '{Verb}. {Verb}. Repeat.'
 *   feelings  a moment, after 'that': 'that quiet second at the top'
 *   hurdles   what keeps a newcomer, before a question mark: 'Never sat in a hoop'
 *   outcomes  after 'you' and after 'come and': what everybody does in such a class. No promise, no number, no length of time
 *
 * In German: `thing` in the nominative, with {at} for where one is ('am Reifen'); moves, which frames never put in the dative; verbs as one says 'du' to them
 * ('dreh dich'); feelings with their article, after a colon; outcomes after 'Du' ('drehst dich und landest weich'). In Spanish likewise, outcomes without
 * a pronoun ('giras y aterrizas suave'), and nothing that says which gender the reader has.
 */
export interface FamilyWords {
  thing?: string;
  /** Where one is or what one works with: 'am Reifen', 'en el aro'. Not used in English. */
  at?: string;
  moves: readonly string[];
  verbs: readonly string[];
  feelings: readonly string[];
  hurdles: readonly string[];
  outcomes: readonly string[];
}
