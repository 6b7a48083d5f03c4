// The real one compiles ANGLE and needs an X server. It only draws transitions between clips, and this film has one clip.
module.exports = () => ({});
