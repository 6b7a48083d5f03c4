/** How much room a field has left, such as '1 character left'. */
export const charactersLeft = (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`;
