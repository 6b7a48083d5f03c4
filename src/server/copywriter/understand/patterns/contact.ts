import { AS_TYPED, type Pattern, plain, says, saysOn } from './words.ts';

/** How to book, the music and the place. Read from top to bottom. */
export const CONTACT: readonly Pattern[] = [
  // Contact.
  says(
    '(?:\\b|(?=@))(?<![\\p{L}\\w.])(?:dm|message|msg|text|write|whatsapp|contact|tag|follow|find|ask|email|insta(?:gram)?|ig|book (?:via|with|thru|by dm)|rsvp(?: to)?)?(?: me| us)?(?: on| at| to| via|:)*(?: (?:insta(?:gram)?|ig|tiktok))?:? ?(?<![\\p{L}\\w.])(@[\\w.]*\\w)(?: (?:to|for|4) ((?:book|reserve|sign up|join|a spot|your spot|save|info|details|tickets|questions|booking|bookings)[^,.;!]*))?',
    ([all, handle, what]) => {
      // Where somebody is found is no request for a message.
      if (!what && /^(?:insta|ig\b|find)/i.test(all!.trim())) return AS_TYPED;
      const verb = /^(?:follow|tag)/i.exec(all!.trim())?.[0].toLowerCase() ?? 'DM';
      const forWhat = what ? ` ${/^(?:book|reserve|sign|join|save)/i.test(what) ? 'to' : 'for'} ${plain(what)}` : '';
      return { kind: 'contact', value: `${verb} ${handle}${forWhat}` };
    },
  ),
  says(
    '(?:\\b(?:book|sign ?up|tickets|tix|register|info|more|details|schedule|reserve|rsvp|see|visit|join|web(?:site)?|anmeldung|reserva)(?: (?:now|online|your (?:spot|place)|info|a spot))?(?: (?:at|on|via|@|unter|en|here))?:? ?)?((?<![@\\w.+-])(?:https?:\\/\\/)?(?:www\\.)?(?:[\\p{L}\\d-]+\\.)+(?:com|net|org|co|io|app|dance|fit|fitness|studio|online|de|fr|uk|es|nl|eu|at|ch|me|info|biz|us|ca|au|mx)(?:\\/[\\w./-]*)?)(?![\\w@])',
    ([, site]) => ({
      kind: 'contact',
      value: `book at ${site!.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/\/$/, '')}`,
    }),
  ),
  says(
    '(?:\\b(?:e-?mail|mail|write(?: to)?|contact|book(?: via| at| by)?|rsvp(?: to)?|questions\\??|info|anmeldung)(?: us| me)?(?: at| to)?:? ?)?([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)',
    ([, mail]) => ({ kind: 'contact', value: `write to ${mail}` }),
  ),
  says(
    '(?:\\b(?:call|text|phone|tel|ring|whatsapp|sms|mob(?:ile)?|book(?: via| by)?)\\.?(?: us| me)?(?: at| on)?:? ?)(\\+?\\d[\\d ()/.-]{5,}\\d)',
    ([all, phone]) => ({
      kind: 'contact',
      value: `${/^(?:text|sms)/i.test(all!) ? 'text' : /whatsapp/i.test(all!) ? 'WhatsApp' : 'call'} ${plain(phone!)}`,
    }),
  ),
  says(
    '\\b(?:booking |sign ?up |tickets? )?(?:link|details|book(?:ing)?|info|tix)(?: (?:is|are))? in (?:the )?(?:bio|profile|stories|story)\\b',
    () => ({ kind: 'contact', value: 'link in bio' }),
  ),
  says(
    '\\b(?:dm|message|msg|text|whatsapp|pm)(?: us| me)?(?: (?:to|for|4) (book|reserve|join|sign up|info|details|a spot|your spot|a place|questions|booking|save (?:a|your) spot|the link)(?: (?:a |your )?(?:spot|place))?)',
    ([all, what]) => ({
      kind: 'contact',
      value: `${/\bme\b/i.test(all!) ? 'message me' : 'message us'} ${/^(?:book|reserve|join|sign up|save)$/i.test(what!) ? 'to' : /^save/i.test(what!) ? 'to' : 'for'} ${what!.toLowerCase()}`,
    }),
  ),
  says('^(?:dm|message|msg|text|whatsapp)(?: (us|me))?$', ([, who]) => ({
    kind: 'contact',
    value: `message ${who?.toLowerCase() ?? 'us'}`,
  })),
  says(
    '\\b(?:anmeldung|anmelden|buchung|buchen|reservas?|reservar) (?:per|por|via|über|vía) (dm|nachricht|mensaje|instagram|whatsapp)\\b',
    ([, how]) => ({
      kind: 'contact',
      value: `book by ${how!.toLowerCase().replace('dm', 'DM').replace('whatsapp', 'WhatsApp')}`,
    }),
  ),
  says(
    '\\b(?:book|sign ?up|reserve|reserva|reservas|pre-?book|register|rsvp|anmeldung|buchung)(?: (?:your |a )?(?:spot|place))?(?: now| only| ahead)? ?(?:(?:in|on|via|through|with|thru|at|über|per|by) (?:the |our )?)?(app|mindbody|classpass|eversports|website|momence|front desk|reception|desk|bsport|urban sports|eventbrite|fitogram|online|email)\\b',
    ([, where]) => ({
      kind: 'contact',
      value: /online/i.test(where!)
        ? 'book online'
        : `book ${/desk|reception/i.test(where!) ? 'at' : /email/i.test(where!) ? 'by' : 'on'} ${/^(?:app|website|front desk|desk)$/i.test(where!) ? 'the ' : ''}${where}`,
    }),
  ),
  says('\\b(walk|drop)[- ]?ins?(?: are| always)? (?:welcome|ok|fine)\\b', ([, how]) => ({
    kind: 'contact',
    value: `${how!.toLowerCase()}-ins welcome`,
  })),
  says(
    '\\bno (?:booking|sign[- ]?up|reservation|registration)(?: (?:is )?(?:needed|required|necessary))?\\b|\\bjust (?:walk in|show up|turn up)\\b',
    () => ({ kind: 'contact', value: 'no booking needed' }),
  ),
  says(
    '\\b(?:booking|booking is|reservation|registration|sign[- ]?up|rsvp|pre-?booking|advance booking)(?: is)? (?:required|needed|essential|necessary|a must|only)\\b|\\bplease (?:book|rsvp|register)(?: ahead| in advance| early)?\\b|^(?:rsvp|book now|book ahead|book early|sign up now|register now|rsvp please|book in advance)$',
    () => ({ kind: 'contact', value: 'please book ahead' }),
  ),
  // Music.
  saysOn(
    '\\b(?:music|playlist|song|soundtrack|tunes|track|musik|música)(?: is| by| of the week| tonight| theme)?(?: ?[:=] ?| - | is )([^.;!|]+)',
    ([, what]) => ({ kind: 'music', value: plain(what!).replace(/[“”"]/g, '') }),
  ),
  says(
    "\\b((?:\\d0s|[12]\\d{3}s|[2-9]0['’]?s|y2k|r&b|rnb|hip[- ]?hop|rock|metal|latin|reggaeton|pop|jazz|disco|house|techno|lo-?fi|slow jams?|soul|blues|k-?pop|country|salsa|indie|emo|throwback|classical|christmas|halloween|disney|bollywood|afro(?:beats?)?|drum ?(?:&|n) ?bass|dancehall)(?:[ /&-]+(?:and |& )?(?:r&b|rnb|hip[- ]?hop|rock|metal|pop|soul|house|latin|hits|bangers|classics|jams))*) (?:music|playlist|night|edition|tunes|songs|vibes|theme|special|beats|set|hits|bangers|party|session)",
    ([, what]) => ({ kind: 'music', value: plain(what!).replace(/[’']s/, 's') }),
  ),
  says(
    `\\b(?:(?:dancing|moving|a routine|routine|choreo(?:graphy)?|set|all|flow|dance) to|[Dd]ancing to|all about) ((?:\\p{Lu}[\\p{L}é'’&.]*|the|of)(?: (?:\\p{Lu}[\\p{L}é'’&.]*|of|the|&))*)`,
    ([, what]) => ({ kind: 'music', value: plain(what!) }),
    'u',
  ),
  says(
    `((?:\\p{Lu}[\\p{L}é'’&.]*)(?: \\p{Lu}[\\p{L}é'’&.]*)*) (?:[Nn]ight|[Ee]dition|[Pp]laylist|[Ss]pecial|[Tt]heme|[Tt]ribute)`,
    ([, what]) =>
      /^(?:Ladies|Girls|Opening|Open|Movie|Good|Friday|Saturday|Thursday|Holiday|New|Mens|Hen|Studio|Beginner|Kids|Fun|Last|First|Date|Every|Intro)\b/.test(
        what!,
      )
        ? undefined
        : { kind: 'music', value: plain(what!) },
    'u',
  ),
  says('\\b(live (?:dj|music|band|drummer))(?: set)?(?:: ?([^.,;!]+))?', ([, what, who]) => ({
    kind: 'music',
    value: what!.toLowerCase().replace('dj', 'DJ'),
    ...(who && { of: plain(who) }),
  })),
  // Place.
  says(
    '^(?:on |via |per |über |por )?zoom(?: class| only| kurs| clase)?$|^(?:online|virtual|livestream(?:ed)?)(?: class| only)?$|\\b(?:online|virtual) (?:class|kurs|clase)\\b',
    () => ({ kind: 'place', value: 'online' }),
  ),
  says(
    '\\b(?:in |at |@ ?)?((?:studio|room|raum|saal|sala|hall) (?:[A-Z]|\\d{1,2})(?! (?-i:\\p{Lu}))|(?:(?:the )?(?:upstairs|downstairs|back|big|small|main|hoop|aerial|mirror) (?:studio|room)))\\b',
    ([, where]) => ({
      kind: 'place',
      value: plain(where!)
        .replace(/^the /i, '')
        .replace(/^\p{Ll}/u, (x) => x),
    }),
  ),
  says('\\b(?:on the )?((?:1st|2nd|3rd|first|second|third|ground) floor|upstairs|downstairs)\\b', ([, where]) => ({
    kind: 'place',
    value: where!.toLowerCase(),
  })),
  says(
    '\\b(?:at|@|in) (?:the )?((?:new |old )?(?:park|beach|gym|theatre|theater|garden|rooftop|yoga room|community cent(?:er|re)|school hall)(?: (?!(?:if|when|at|in|on|with|for|from|and|or|unless|this|next)\\b)[\\p{L}]+)?|(?:our |the )?(?:new|second|other) (?:location|space|place|home))\\b',
    ([, where]) => ({ kind: 'place', value: plain(where!).toLowerCase() }),
  ),
  says(
    "(?:\\b(?:at|in|address:?|location:?|venue:?|where:?|adresse:?) )?(\\d{1,4} (?:\\p{Lu}[\\p{L}'’]*|[NSEW]\\.?)(?: \\p{Lu}[\\p{L}'’]*)* (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Lane|Ln|Dr|Drive|Way|Place)\\b\\.?|\\p{Lu}\\p{L}*(?:straße|strasse|str\\.|gasse|weg|platz) \\d{1,3})",
    ([, where]) => ({ kind: 'place', value: plain(where!) }),
    'u',
  ),
  saysOn('\\b(?:location|venue|where|ort|lugar): ?([^.;!|]+)', ([, where]) => ({
    kind: 'place',
    value: plain(where!),
  })),
  says(
    '\\b((?:free |street |easy )*parking(?: (?:is )?(?:available|out back|at the back|next door|on site|onsite|(?:behind|in front of|next to|in|at) [^,.;!]+))*)',
    ([, what]) => ({ kind: 'place', value: plain(what!).toLowerCase() }),
  ),
];
