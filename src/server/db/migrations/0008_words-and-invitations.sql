-- The words of a text as searches compare them: one function for what is stored and for what is looked for, and only core functions of Postgres, in UTF-8.
-- Compatibility forms and accents are taken apart (NFKD), accents and characters without a width dropped, letter case folded, whatever the database's
-- locale folds (the second argument of translate lists the capitals below U+0590 for locales that fold ASCII alone, and letters that have no accent to
-- drop), and the rest split at everything that is no letter, number or mark of Unicode. Vowel signs of Indic and Thai scripts are part of a word.
CREATE FUNCTION "search_words"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 100)), '{}')
  FROM (SELECT CASE WHEN value ~ '[^\u0001-\u007F]' THEN replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(value, NFKD), '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0600-\u0605\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DD\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u070F\u0890-\u089F\u08CA-\u08FF\u180E\u1AB0-\u1AEB\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20F0\u2DE0-\u2DFF\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uFB1E\uFE00-\uFE2F\uFEFF-\uFFFB\U000101FD\U000102E0\U00010EFA-\U00010EFF\U000110BD\U000110CD\U0001133B\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001CF00-\U0001CF46\U0001D167-\U0001D169\U0001D173-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001E08F\U000E0001-\U000E01EF]', '', 'g')),
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞςıøłđħŧð',
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßσioldhtd'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    ELSE lower(value COLLATE "C") END AS folded) folding,
    regexp_split_to_table(folded, '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00AC\u00AE-\u00BF\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02EB\u02ED\u02EF-\u02FF\u0375\u03F6\u0482\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u05F4\u0606-\u060F\u061B\u061D-\u061F\u066A-\u066D\u06D4\u06DE\u06E9\u06FD-\u06FE\u0700-\u070D\u07F6-\u07F9\u07FE-\u07FF\u0830-\u083E\u085E\u0888\u0964-\u0965\u0970\u09F2-\u09F3\u09FA-\u09FB\u09FD\u0A76\u0AF0-\u0AF1\u0B70\u0BF3-\u0BFA\u0C77\u0C7F\u0C84\u0D4F\u0D79\u0DF4\u0E3F\u0E4F\u0E5A-\u0E5B\u0F01-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F85\u0FBE-\u0FC5\u0FC7-\u0FDA\u104A-\u104F\u109E-\u109F\u10FB\u1360-\u1368\u1390-\u1399\u1400\u166D-\u166E\u1680\u169B-\u169C\u16EB-\u16ED\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DB\u1800-\u180A\u1940-\u1945\u19DE-\u19FF\u1A1E-\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2029\u2030-\u205E\u20A0-\u20C1\u2104-\u212E\u213A-\u214D\u214F\u218A-\u244A\u2500-\u2775\u2794-\u2BFF\u2CE5-\u2CEA\u2CF9-\u2CFC\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3037\u303D-\u303F\u30A0\u30FB\u3190-\u3191\u31C0-\u31EF\u327F\u4DC0-\u4DFF\uA490-\uA4C6\uA4FE-\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA716\uA720-\uA721\uA789-\uA78A\uA828-\uA82B\uA836-\uA839\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAA77-\uAA79\uAADE-\uAADF\uAAF0-\uAAF1\uAB5B\uAB6A-\uAB6B\uABEB\uFBB2-\uFDFF\uFE45-\uFE46\uFFFC-\uFFFD\U00010100-\U00010102\U00010137-\U0001013F\U00010179-\U00010189\U0001018C-\U000101FC\U0001039F\U000103D0\U0001056F\U00010857\U00010877-\U00010878\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F\U00010AC8\U00010AF0-\U00010AF6\U00010B39-\U00010B3F\U00010B99-\U00010B9C\U00010D6E\U00010D8E-\U00010D8F\U00010EAD\U00010ED0-\U00010ED8\U00010F55-\U00010F59\U00010F86-\U00010F89\U00011047-\U0001104D\U000110BB-\U000110BC\U000110BE-\U000110C1\U00011140-\U00011143\U00011174-\U00011175\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111DF\U00011238-\U0001123D\U000112A9\U000113D4-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145D\U000114C6\U000115C1-\U000115D7\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173C-\U0001173F\U0001183B\U00011944-\U00011946\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2\U00011B00-\U00011B09\U00011BE1\U00011C41-\U00011C45\U00011C70-\U00011C71\U00011EF7-\U00011EF8\U00011F43-\U00011F4F\U00011FD5-\U00011FFF\U00012470-\U00012474\U00012FF1-\U00012FF2\U00016A6E-\U00016A6F\U00016AF5\U00016B37-\U00016B3F\U00016B44-\U00016B45\U00016D6D-\U00016D6F\U00016E97-\U00016E9A\U00016FE2\U0001BC9C\U0001BC9F\U0001CC00-\U0001CEF0\U0001CF50-\U0001D15D\U0001D16A-\U0001D16C\U0001D183-\U0001D184\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D241\U0001D245\U0001D300-\U0001D356\U0001D800-\U0001D9FF\U0001DA37-\U0001DA3A\U0001DA6D-\U0001DA74\U0001DA76-\U0001DA83\U0001DA85-\U0001DA8B\U0001E14F\U0001E2FF\U0001E5FF\U0001E95E-\U0001E95F\U0001ECAC\U0001ECB0\U0001ED2E\U0001EEF0-\U0001F0F5\U0001F10D-\U0001FBFA]+') word
  WHERE word <> ''
$$;--> statement-breakpoint
ALTER TABLE "studio_members" ADD COLUMN "invitation" text DEFAULT 'sending' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_members" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_members" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(search_words("email" || ' ' || "name"))) STORED;--> statement-breakpoint
CREATE INDEX "studio_members_words" ON "studio_members" USING gin ("words");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "put_person_words"("person" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "person_words" ("user_id", "words")
  SELECT u.id, array_to_tsvector(search_words(concat_ws(' ', u.email, u.name, u.first_name, u.last_name, p.instructor_name, p.studio, m.name, o.studio)))
  FROM "users" u
    LEFT JOIN "instructor_preferences" p ON p.user_id = u.id
    LEFT JOIN "studio_members" m ON m.user_id = u.id
    LEFT JOIN "instructor_preferences" o ON o.user_id = m.studio_id
  WHERE u.id = person
  ON CONFLICT ("user_id") DO UPDATE SET "words" = excluded.words
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "person_words_of_preferences"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_person_words(NEW.user_id);
  -- A member's card shows the studio's name. Who changes the words of a whole team takes turns: rows locked in two orders would be a deadlock.
  PERFORM pg_advisory_xact_lock(hashtextextended('person-words ' || NEW.user_id, 0))
  WHERE EXISTS (SELECT FROM "studio_members" m WHERE m.studio_id = NEW.user_id);
  PERFORM put_person_words(m.user_id) FROM "studio_members" m WHERE m.studio_id = NEW.user_id AND m.user_id IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "person_words_of_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('person-words ' || CASE TG_OP WHEN 'DELETE' THEN OLD.studio_id ELSE NEW.studio_id END, 0));
  IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN PERFORM put_person_words(OLD.user_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN PERFORM put_person_words(NEW.user_id); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "person_words" AFTER INSERT OR DELETE OR UPDATE OF "name", "user_id", "studio_id" ON "studio_members"
  FOR EACH ROW EXECUTE FUNCTION "person_words_of_seat"();--> statement-breakpoint
SELECT put_person_words("id") FROM "users";--> statement-breakpoint
UPDATE "studio_members" SET "invitation" = CASE WHEN "user_id" IS NOT NULL OR "invited_at" IS NOT NULL THEN 'mailed' ELSE 'closed' END;--> statement-breakpoint
-- Descriptions of classes that are gone.
DELETE FROM "class_descriptions" d WHERE NOT EXISTS (SELECT FROM "class_types" t
  WHERE lower(t.class_type) = lower(d.class_name) AND (t.user_id IS NULL OR t.user_id = d.user_id));
