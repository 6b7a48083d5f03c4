/** Verbs that begin what one does in a class. None that is a noun as often ('spins' are things, 'spin' may be either) unless it begins an order. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  'walk let land link build leave move feel learn find discover explore dive join connect combine create express unleash embrace awaken reach release relax unwind soften melt sink breathe open close lift lower lean hang hold grip grab pull push climb glide float fly fall drop sweep swing sway strut sit stand step kick jump leap land twist bend stretch lengthen strengthen tone sculpt shape work train practice practise master perfect polish refine improve develop grow gain get take make try play dance perform show own rock shake shimmy bounce twerk invert wrap unwrap hook catch go come start begin end stop slow pause pose shine sparkle smile laugh have enjoy experience celebrate challenge push meet see say tell turn keep stay put set bring count lose forget trust love sweat'.split(
    ' ',
  ),
);
