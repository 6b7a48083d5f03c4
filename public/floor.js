/*
 * Shows a message if the browser is older than the floor (src/contract/floor.ts). A classic script in the JavaScript of 2009, so that it runs where
 * the app does not. The three features it looks for are the last that Safari 16.4, Firefox 115 and Chrome 111 got; a test checks them against the
 * floor.
 */
(function () {
  function isOld() {
    try {
      new RegExp('(?<=a)');
    } catch (error) {
      return true;
    }
    if (!Array.prototype.toSorted || !window.CSS || !CSS.supports) return true;
    return !CSS.supports('color', 'color-mix(in srgb, red, red)');
  }

  function say() {
    var notice = document.createElement('p');
    notice.className = 'old-browser';
    notice.setAttribute('role', 'alert');
    var words = 'Your browser is too old for parts of Spinreel. Please update it before you create an account or pay. ';
    notice.appendChild(document.createTextNode(words));
    var link = document.createElement('a');
    link.href = '/browsers';
    link.appendChild(document.createTextNode('Supported browsers'));
    notice.appendChild(link);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (!isOld()) return;
  if (document.body) say();
  else document.addEventListener('DOMContentLoaded', say);
})();
